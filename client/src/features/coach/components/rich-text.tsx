import { Fragment, memo, type ReactNode } from 'react';
import { type Block, blocksOf, type Inline } from '#shared/domain/markdown.ts';
import { isOwnPage, withCloseCitations } from '../rich-text.ts';
import type { SourceGroup } from '../source-groups.ts';

interface RichTextProps {
  text: string;
  /** Numbered in this order. */
  sources: readonly SourceGroup[];
}

/** Renders an answer's paragraphs, lists and emphasis; citations become source numbers. */
export const RichText = memo(function RichText({ text, sources }: RichTextProps) {
  const numberOf = (id: string) => sources.findIndex(({ ids }) => ids.includes(id)) + 1;
  return (
    <div className="prose-text">
      {blocksOf(text).map((block, at) => blockOf(block, at, numberOf))}
    </div>
  );
});

type NumberOf = (id: string) => number;

// The text is append-only, so a part's index is a stable key.
function blockOf(block: Block, at: number, numberOf: NumberOf): ReactNode {
  if (block.kind !== 'list') {
    const isHeading = block.kind === 'heading';
    return (
      <p key={at} className={isHeading ? 'font-semibold' : undefined}>
        {inlines(block.parts, numberOf)}
      </p>
    );
  }
  const items = block.items.map((parts, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <li key={index}>{inlines(parts, numberOf)}</li>
  ));
  return block.isOrdered ? (
    <ol key={at} start={block.start} className="grid list-decimal gap-1.5 pl-5">
      {items}
    </ol>
  ) : (
    <ul key={at}>{items}</ul>
  );
}

function inlines(parts: readonly Inline[], numberOf: NumberOf): ReactNode[] {
  return withCloseCitations(parts).map((part, at) => inline(part, at, numberOf));
}

function inline(part: Inline, at: number, numberOf: NumberOf): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return (
        <code key={at} className="rounded-sm bg-well px-1 font-mono text-[0.9em]">
          {part.text}
        </code>
      );
    case 'strong':
      return (
        <strong key={at} className="font-semibold">
          {inlines(part.parts, numberOf)}
        </strong>
      );
    case 'em':
      return <em key={at}>{inlines(part.parts, numberOf)}</em>;
    case 'image':
      return <Fragment key={at}>{inlines(part.parts, numberOf)}</Fragment>;
    case 'link':
      if (!isOwnPage(part.href)) {
        return <Fragment key={at}>{inlines(part.parts, numberOf)}</Fragment>;
      }
      return (
        <a key={at} href={part.href} target="_blank" rel="noopener" className="text-link">
          {inlines(part.parts, numberOf)}
        </a>
      );
    case 'citation': {
      const number = numberOf(part.id);
      return number > 0 && <Citation key={at} number={number} />;
    }
  }
}

function Citation({ number }: { number: number }) {
  return (
    <sup className="figures ml-0.5 text-[0.6875em] leading-none font-medium text-accent">
      {number}
    </sup>
  );
}
