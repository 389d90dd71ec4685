import { Fragment, memo, type ReactNode } from 'react';
import { type Block, blocksOf, type Inline } from '#shared/domain/markdown.ts';
import { helpParts, isOwnPage, withCloseCitations } from '../rich-text.ts';
import type { SourceGroup } from '../source-groups.ts';

interface RichTextProps {
  text: string;
  /** Numbered in this order. */
  sources: readonly SourceGroup[];
  /** Phone numbers are links. */
  hasNumbers?: boolean | undefined;
}

/** Renders an answer's paragraphs, lists and emphasis; citations become source numbers. */
export const RichText = memo(function RichText({
  text,
  sources,
  hasNumbers = false,
}: RichTextProps) {
  const showing: Showing = {
    numberOf: (id) => sources.findIndex(({ ids }) => ids.includes(id)) + 1,
    hasNumbers,
  };
  return (
    <div className="prose-text">
      {blocksOf(text).map((block, at) => blockOf(block, at, showing))}
    </div>
  );
});

interface Showing {
  /** 0 for a source that the answer doesn't have. */
  readonly numberOf: (id: string) => number;
  readonly hasNumbers: boolean;
}

// The text is append-only, so a part's index is a stable key.
function blockOf(block: Block, at: number, showing: Showing): ReactNode {
  if (block.kind !== 'list') {
    const isHeading = block.kind === 'heading';
    return (
      <p key={at} className={isHeading ? 'font-semibold' : undefined}>
        {inlines(block.parts, showing)}
      </p>
    );
  }
  const items = block.items.map((parts, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <li key={index}>{inlines(parts, showing)}</li>
  ));
  return block.isOrdered ? (
    <ol key={at} start={block.start} className="grid list-decimal gap-1.5 pl-5">
      {items}
    </ol>
  ) : (
    <ul key={at}>{items}</ul>
  );
}

function inlines(parts: readonly Inline[], showing: Showing): ReactNode[] {
  return withCloseCitations(parts).map((part, at) => inline(part, at, showing));
}

function inline(part: Inline, at: number, showing: Showing): ReactNode {
  switch (part.kind) {
    case 'text':
      return showing.hasNumbers ? <WithNumbers key={at} text={part.text} /> : part.text;
    case 'code':
      return (
        <code key={at} className="rounded-sm bg-well px-1 font-mono text-[0.9em]">
          {part.text}
        </code>
      );
    case 'strong':
      return (
        <strong key={at} className="font-semibold">
          {inlines(part.parts, showing)}
        </strong>
      );
    case 'em':
      return <em key={at}>{inlines(part.parts, showing)}</em>;
    case 'image':
      return <Fragment key={at}>{inlines(part.parts, showing)}</Fragment>;
    case 'link':
      if (!isOwnPage(part.href)) {
        return <Fragment key={at}>{inlines(part.parts, showing)}</Fragment>;
      }
      return (
        <a key={at} href={part.href} target="_blank" rel="noopener" className="text-link">
          {inlines(part.parts, showing)}
        </a>
      );
    case 'citation': {
      const number = showing.numberOf(part.id);
      return number > 0 && <Citation key={at} number={number} />;
    }
  }
}

/** A help text's words with links to call. */
function WithNumbers({ text }: { text: string }) {
  let at = 0;
  return helpParts(text).map((part) => {
    const key = at;
    at += part.text.length;
    return part.href === null ? (
      part.text
    ) : (
      <a key={key} href={part.href} rel="noopener" className="text-link whitespace-nowrap">
        {part.text}
      </a>
    );
  });
}

function Citation({ number }: { number: number }) {
  return (
    <sup className="figures ml-0.5 text-[0.6875em] leading-none font-medium text-accent">
      {number}
    </sup>
  );
}
