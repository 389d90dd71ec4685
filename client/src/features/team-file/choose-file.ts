import { type ProblemWords, problemWords } from '#shared/team-file/problems.ts';
import { FILE_BYTES_MAX } from '#shared/team-file/read-csv.ts';
import { readTeamFile } from '#shared/team-file/read-team-file.ts';
import type { ChosenFile } from './upload-state.ts';

export type Choice =
  | { readonly kind: 'chosen'; readonly file: ChosenFile; readonly words: ProblemWords | null }
  | { readonly kind: 'refused'; readonly words: ProblemWords };

function refused(message: string): Choice {
  return { kind: 'refused', words: { title: 'Invalid CSV', message } };
}

/** Reads the chosen or dropped file, in the browser only. */
export async function chooseFile(files: readonly File[]): Promise<Choice> {
  const [file, ...others] = files;
  if (!file || others.length > 0) return refused('Choose one file at a time.');
  if (!/\.csv$/i.test(file.name)) return refused('Only .csv files are accepted.');
  if (file.size > FILE_BYTES_MAX) {
    return { kind: 'refused', words: problemWords({ kind: 'too_large' }) };
  }
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return refused('We couldn’t read the file. Choose it again.');
  }
  const read = readTeamFile(new Uint8Array(bytes));
  const { name } = file;
  if (read.kind === 'read') {
    const { rows, encoding } = read;
    return { kind: 'chosen', file: { name, rows, encoding }, words: null };
  }
  // Incomplete rows can be fixed in the page; other files have to be fixed first.
  const rows = read.problem.kind === 'too_few_people' ? read.rows : [];
  return {
    kind: 'chosen',
    file: { name, rows, encoding: null },
    words: problemWords(read.problem),
  };
}
