import { Notice } from '#client/components/ui/notice.tsx';
import { useDates } from '#client/lib/use-dates.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import type { TeamFileHint } from '#shared/team-file/review-team.ts';
import type { ChosenFile } from '../upload-state.ts';

export interface FileHintsProps {
  encoding: ChosenFile['encoding'];
  hints: readonly TeamFileHint[];
}

function hintWords(hint: TeamFileHint, dates: DateWords): string {
  if (hint.kind === 'no_penta') {
    return 'Two people get their working dynamics. A Penta takes at least three people.';
  }
  const hour = hint.time === '00:00' ? 'midnight' : 'noon';
  return `${hint.rows.length} people were born at ${dates.time(hint.time)} sharp (rows ${hint.rows.join(', ')}). If ${hour} means the time is unknown, change those rows to "Time unknown".`;
}

/** Things that are not errors but worth checking before the upload. */
export function FileHints({ encoding, hints }: FileHintsProps) {
  const dates = useDates();
  return (
    <>
      {encoding === 'windows-1252' && (
        <Notice>
          This file uses an older encoding (Windows-1252). Check that accented letters look right.
        </Notice>
      )}
      {hints.map((hint) => (
        <Notice key={hint.kind === 'no_penta' ? hint.kind : hint.time}>
          {hintWords(hint, dates)}
        </Notice>
      ))}
    </>
  );
}
