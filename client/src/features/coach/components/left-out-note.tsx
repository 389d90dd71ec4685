interface LeftOutNoteProps {
  count: number;
  /** Their text, where the reader may see it. */
  sentences: readonly string[];
  /** What they didn’t match: "your chart". */
  matched: string;
}

/** Says that sentences were left out of an answer. */
export function LeftOutNote({ count, sentences, matched }: LeftOutNoteProps) {
  if (count === 0) return null;
  const note =
    count === 1
      ? `1 sentence was left out because it didn’t match ${matched}.`
      : `${count} sentences were left out because they didn’t match ${matched}.`;
  if (sentences.length === 0) return <p className="text-sm text-muted">{note}</p>;
  return (
    <details className="text-sm text-muted">
      <summary className="min-h-6 w-fit rounded-sm">{note}</summary>
      <ul className="mt-1.5 grid gap-1.5 border-l border-line-strong pl-3">
        {sentences.map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </details>
  );
}
