import type { Section, Situation } from '#shared/knowledge/situations.ts';
import type { Difficulty } from './difficulty.ts';

/** Kinds of sections that go with any difficulty of their situation. */
const GENERAL = new Set<Section['kind']>(['type', 'authority', 'center', 'line', 'hurry for']);
const ON_REQUEST = new Set<Section['kind']>(['why', 'another', 'hurry']);

/**
 * A difficulty as a situation, so that follow-ups go on with the difficulty itself and take from its
 * situation only what fits beside it.
 */
export function situationOfCase(
  { tell, say, step, hinges = [], others = [] }: Difficulty,
  situation: Situation | null,
): Situation {
  const added = situation?.sections ?? [];
  return {
    id: situation?.id ?? 'case',
    title: situation?.title ?? 'this',
    audience: situation?.audience ?? 'individual',
    asked: situation?.asked ?? [],
    phrasings: [],
    next: situation?.next ?? [],
    sections: [
      { kind: 'stake', text: tell },
      { kind: 'say', text: `“${say}”` },
      ...(step === undefined ? [] : [{ kind: 'experiment' as const, text: step }]),
      ...others.map((text) => ({ kind: 'another' as const, text })),
      ...hinges,
      ...added.filter(({ kind }) => ON_REQUEST.has(kind)),
      ...(hinges.length > 0 ? [] : added.filter(({ kind }) => GENERAL.has(kind))),
      ...(step === undefined ? added.filter(({ kind }) => kind === 'experiment') : []),
    ],
  };
}
