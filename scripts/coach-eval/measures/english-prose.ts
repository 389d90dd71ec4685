import { CORPORA } from '../corpora.ts';
import { claimOf } from '../corpus-claims.ts';
import { atLeast, atMost, type Figure, type Measure, shown } from '../measure.ts';
import { namesItsValue } from '../named-values.ts';
import { checkedPiece, checkedProse, corpusContexts, isShown } from '../read-sentence.ts';

/* English sentences, read as prose and as pieces with claims: the true ones stay, the false ones go. */

const TRUE_KEPT_MIN = 0.98;
const FALSE_REACHED_MAX = 0.01;

function trueFigures(): Figure[] {
  const contexts = corpusContexts();
  const lines = CORPORA['true-en']();
  const checked = lines.map((line) => {
    const context = contexts.get(line.chart);
    if (context === undefined) throw new Error(`No chart ${line.chart}`);
    const prose = checkedProse(line.text, context);
    return {
      line,
      isKept: isShown(prose),
      isMarked: prose.some(({ sources }) => sources.length > 0),
      piece: checkedPiece(line.text, line.claims.flatMap(claimOf), context),
    };
  });
  const uncompared = checked.filter(({ line }) => line.claims.length === 0);
  return [
    atLeast(
      'true kept, prose',
      checked.filter(({ isKept }) => isKept).length,
      lines.length,
      TRUE_KEPT_MIN,
    ),
    atLeast(
      'true kept, with claims',
      checked.filter(({ piece }) => piece.verdict === 'shown').length,
      lines.length,
      1,
    ),
    atMost(
      'marks on sentences that assert nothing',
      uncompared.filter(({ isMarked }) => isMarked).length,
      uncompared.length,
      0,
    ),
  ];
}

function falseFigures(): Figure[] {
  const contexts = corpusContexts();
  const checked = CORPORA['false-en']().map((line) => {
    const context = contexts.get(line.chart);
    if (context === undefined) throw new Error(`No chart ${line.chart}`);
    const wrong = line.wrong ? claimOf(line.wrong) : [];
    return {
      line,
      isReached: isShown(checkedProse(line.text, context)),
      piece: wrong.length === 0 ? null : checkedPiece(line.text, wrong, context),
    };
  });
  const decidable = checked.filter(({ line }) => line.decidable);
  const pieces = decidable.filter(({ piece }) => piece !== null);
  const classes = [...new Set(checked.map(({ line }) => line.class))];
  return [
    atMost(
      'false reached, prose',
      decidable.filter(({ isReached }) => isReached).length,
      decidable.length,
      FALSE_REACHED_MAX,
    ),
    atMost(
      'false reached, with claims',
      pieces.filter(({ piece }) => piece?.verdict === 'shown').length,
      pieces.length,
      0,
    ),
    ...([true, false] as const).map((isNamed) => {
      const those = decidable.filter(
        ({ line }) => line.wrong !== null && namesItsValue(line.wrong, line.text) === isNamed,
      );
      return shown(
        isNamed ? '  whose words name the value' : '  whose words only describe it',
        those.filter(({ isReached }) => isReached).length,
        those.length,
      );
    }),
    ...classes.flatMap((name) =>
      [true, false].flatMap((isDecidable) => {
        const those = checked.filter(
          ({ line }) => line.class === name && line.decidable === isDecidable,
        );
        const reached = those.filter(({ isReached }) => isReached).length;
        const label = `  ${name}${isDecidable ? '' : ' (not by the chart)'}`;
        return those.length === 0 ? [] : [shown(label, reached, those.length)];
      }),
    ),
  ];
}

export const englishProse: Measure = {
  title: 'English sentences',
  run: () => [...trueFigures(), ...falseFigures()],
};
