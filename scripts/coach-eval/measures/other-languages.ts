import { CORPORA } from '../corpora.ts';
import { atLeast, type Figure, type Measure, shown } from '../measure.ts';
import { checkedProse, corpusContexts, isShown } from '../read-sentence.ts';

/* Sentences in the lexicon's other languages, read as prose. */

const KEPT_MIN = 0.97;

function figuresOf(language: 'de' | 'es' | 'fr' | 'pt'): Figure[] {
  const contexts = corpusContexts();
  const checked = CORPORA['other-languages']()
    .filter((line) => line.language === language)
    .map((line) => {
      const context = contexts.get(line.chart);
      if (context === undefined) throw new Error(`No chart ${line.chart}`);
      return { line, isKept: isShown(checkedProse(line.text, { ...context, language })) };
    });
  const those = (truth: boolean) => checked.filter(({ line }) => line.truth === truth);
  const kept = (truth: boolean) => those(truth).filter(({ isKept }) => isKept).length;
  return [
    atLeast(`${language}: true kept`, kept(true), those(true).length, KEPT_MIN),
    shown(`${language}: false reached`, kept(false), those(false).length),
  ];
}

export const otherLanguages: Measure = {
  title: 'Other languages',
  run: () => (['de', 'es', 'fr', 'pt'] as const).flatMap(figuresOf),
};
