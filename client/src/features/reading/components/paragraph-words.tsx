import { cx } from '#client/components/ui/cx.ts';
import { hasWholeQuotes, partsOf, sentencesOf } from '#shared/domain/sentences.ts';

interface ParagraphWordsProps {
  text: string;
  isFaint: boolean;
  /** Without the color that says where one reads. */
  isDull: boolean;
}

/** A thought's key sentence, the rest of it, and set apart what to do or what to say about it. */
export function ParagraphWords({ text, isFaint, isDull }: ParagraphWordsProps) {
  const { thought, advice } = partsOf(text);
  const { key, rest } = keyOf(thought);
  return (
    <div className={cx('space-y-2', isFaint && 'text-muted')}>
      <p className="font-display text-lg leading-7 font-medium text-pretty">
        <Unbroken text={key} />
      </p>
      {rest && (
        <p className="font-display text-reading">
          <Unbroken text={rest} />
        </p>
      )}
      {advice && <Advice text={advice} isDull={isDull} />}
    </div>
  );
}

/** A thought's first sentence, with everything it quotes. */
function keyOf(thought: string): { key: string; rest: string } {
  const sentences = sentencesOf(thought);
  let length = 1;
  while (length < sentences.length && !hasWholeQuotes(sentences.slice(0, length).join(' '))) {
    length += 1;
  }
  return { key: sentences.slice(0, length).join(' '), rest: sentences.slice(length).join(' ') };
}

/** Something to do that ends in a line to say, which has nothing after it. */
const TO_SAY = /^([^“]*)(“[^”]+”)$/;

/** What to do, behind a bar, with a line to say below it. */
function Advice({ text, isDull }: { text: string; isDull: boolean }) {
  const [, lead = text, line] = TO_SAY.exec(text) ?? [];
  return (
    <p
      className={cx(
        'border-l-2 pl-3.5 leading-6 font-medium transition-colors',
        isDull ? 'border-accent-line' : 'border-coral',
      )}
    >
      <Unbroken text={lead} />
      {line && (
        <q className="block font-display text-reading font-normal before:content-none after:content-none">
          <Unbroken text={line} />
        </q>
      )}
    </p>
  );
}

/** Sounds that would lose themselves at a line's end. */
const SOUND = /\b(uh-(?:huh|uh))\b/i;

function Unbroken({ text }: { text: string }) {
  if (!SOUND.test(text)) return text;
  return text.split(new RegExp(SOUND, 'gi')).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <span key={index} className={SOUND.test(part) ? 'whitespace-nowrap' : undefined}>
      {part}
    </span>
  ));
}
