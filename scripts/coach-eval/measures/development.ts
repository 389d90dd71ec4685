import { type DevelopmentSentence, developmentSentences } from '../development.ts';
import { type Figure, type Measure, shown } from '../measure.ts';
import { checkedProse, isShown } from '../read-sentence.ts';

/* The sentences that the reader is developed with: its figures judge nothing, they show where it fails. */

function isLost(sentence: DevelopmentSentence): boolean {
  return !isShown(checkedProse(sentence.text, sentence.context));
}

function figures(): Figure[] {
  const read = developmentSentences().map((sentence) => ({ ...sentence, lost: isLost(sentence) }));
  const those = (isTrue: boolean, group?: string) =>
    read.filter((one) => one.isTrue === isTrue && (group === undefined || one.group === group));
  const share = (name: string, isTrue: boolean, group?: string): Figure => {
    const all = those(isTrue, group);
    const shownOnes = all.filter(({ lost }) => !lost);
    return shown(name, shownOnes.length, all.length);
  };
  return [
    share('true kept', true),
    share('false reached', false),
    ...[...new Set(read.map(({ group }) => group))].flatMap((group) => [
      share(`  ${group}: true kept`, true, group),
      share(`  ${group}: false reached`, false, group),
    ]),
  ];
}

export const development: Measure = { title: 'Development sentences', run: figures };
