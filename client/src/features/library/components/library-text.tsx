import { Fragment, type ReactNode } from 'react';
import { type Block, blocksOf, type Inline, wordsOf } from '#shared/domain/markdown.ts';

/** A section's markdown: paragraphs, lists and emphasis. The texts are ours and have no links. */
export function LibraryText({ text }: { text: string }) {
  // The text never changes, so a part's place is a stable key.
  return <div className="prose-text">{blocksOf(text).map(blockOf)}</div>;
}

function blockOf(block: Block, at: number): ReactNode {
  if (block.kind !== 'list') return <p key={at}>{block.parts.map(inline)}</p>;
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List key={at} className={block.isOrdered ? 'list-decimal pl-5' : undefined}>
      {block.items.map((parts, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={place}>{parts.map(inline)}</li>
      ))}
    </List>
  );
}

function inline(part: Inline, at: number): ReactNode {
  switch (part.kind) {
    case 'strong':
      return (
        <strong key={at} className="font-semibold">
          {part.parts.map(inline)}
        </strong>
      );
    case 'em':
      return <em key={at}>{part.parts.map(inline)}</em>;
    default:
      return <Fragment key={at}>{wordsOf([part])}</Fragment>;
  }
}
