import { RichText } from './rich-text.tsx';

interface HelpCardProps {
  text: string;
  /** The exchange is stored with its conversation. */
  isKept: boolean;
}

/** Help for somebody in distress or danger, in place of an answer: calm, with numbers to call. */
export function HelpCard({ text, isKept }: HelpCardProps) {
  return (
    <div className="grid gap-4 rounded-lg border border-line-strong bg-raised p-5 text-lg leading-relaxed">
      <RichText text={text} sources={[]} hasNumbers />
      {!isKept && <p className="text-sm text-muted">This exchange isn’t kept.</p>}
    </div>
  );
}
