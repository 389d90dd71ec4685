import { type FreshSentence, freshSentences } from '../fresh.ts';
import { type Figure, type Measure, shown } from '../measure.ts';

/* Fresh sentences read as prose: figures to compare with those of the frozen ones, without an aim. */

const shownOf = (name: string, those: readonly FreshSentence[]): Figure =>
  shown(name, those.filter(({ isShown }) => isShown).length, those.length);

function figuresOf(label: string, all: readonly FreshSentence[]): Figure[] {
  const wrong = all.filter(({ isTrue }) => !isTrue);
  const decidable = wrong.filter(({ isDecidable }) => isDecidable);
  const others = wrong.filter(({ isDecidable }) => !isDecidable);
  return [
    shownOf(
      `${label}: true kept`,
      all.filter(({ isTrue }) => isTrue),
    ),
    shownOf(`${label}: false reached`, decidable),
    shownOf(`${label}: false reached (not by the chart)`, others),
  ];
}

function byClass(all: readonly FreshSentence[]): Figure[] {
  const wrong = all.filter(({ isTrue, isDecidable }) => !isTrue && isDecidable);
  return [...new Set(wrong.map((one) => one.class))].map((name) =>
    shownOf(
      `  ${name}`,
      wrong.filter((one) => one.class === name),
    ),
  );
}

const LANGUAGES = ['de', 'es', 'fr', 'pt'];

const ofLanguages = (set: 'languages' | 'languages-2', suffix: string): Figure[] => {
  const all = freshSentences(set);
  return LANGUAGES.flatMap((language) =>
    figuresOf(
      `${language}${suffix}`,
      all.filter((one) => one.language === language),
    ),
  );
};

function figures(): Figure[] {
  const sets = (['a', 'b', 'c', 'd', 'e'] as const).flatMap((name) => {
    const all = freshSentences(name);
    return [...figuresOf(`set ${name}`, all), ...byClass(all)];
  });
  return [...sets, ...ofLanguages('languages', ''), ...ofLanguages('languages-2', ', second')];
}

export const fresh: Measure = { title: 'Fresh sentences', run: figures };
