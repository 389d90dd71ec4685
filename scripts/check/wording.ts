import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Phrases that read as if translated; no sentence for users may have one. */
const AWKWARD =
  /\b(anew|thereof|whether or no|all the same|whatever the (?:hour|exact time)|worked off|see what holds|for good and all|yours in any case|of their own each|such a group|people beside you)\b|\b(?:colour|behaviour|recognise|analysed|organise|favourite|cancelled)\b/gi;
const FOLDERS = ['client/src', 'server', 'shared'];
const JUDGED = /\.tsx?$/;
const LEFT_ALONE = /\.test\.tsx?$|\/(?:testing|truth|fixtures|lexicon|eval|embedded|feedback)\//;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
const TEXTS =
  /'(?:\\.|[^'\\\n])* (?:\\.|[^'\\\n])*'|"(?:[^"\\\n])* [^"\\\n]*"|`[^`]* [^`]*`|>[^<>{}=;]*</g;

/** Awkward phrases in the strings and JSX texts of a source. */
export function awkwardPhrases(source: string): string[] {
  const texts = source.replaceAll(COMMENTS, '').match(TEXTS) ?? [];
  return texts.flatMap((text) => text.match(AWKWARD) ?? []);
}

/** Awkward phrases in sentences for users, by file. */
export function wordingProblems(root: string): string[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    ),
  ).filter((file) => JUDGED.test(file) && !LEFT_ALONE.test(file));
  return files.flatMap((file) =>
    awkwardPhrases(readFileSync(join(root, file), 'utf8')).map(
      (phrase) => `${file}: "${phrase}" reads as if translated; reword the sentence`,
    ),
  );
}
