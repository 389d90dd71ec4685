export interface AnswerLinesProps {
  title: string;
  /** Next to the title, to distinguish it from its namesakes. */
  about: string;
  /** What choosing it means. */
  detail: string;
}

/** An answer with two lines of text. */
export function AnswerLines({ title, about, detail }: AnswerLinesProps) {
  return (
    <span className="grid gap-0.5 text-left">
      <span className="text-ink wrap-anywhere">
        <span className="font-medium">{title}</span>
        {about && <span className="font-normal">{`, ${about}`}</span>}
      </span>{' '}
      <span className="figures text-sm font-normal text-muted">{detail}</span>
    </span>
  );
}
