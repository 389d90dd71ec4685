import type { PairTheme } from '../engine/pair/theme.ts';
import { CONNECTION_THEME_TEXTS } from './connection-theme-texts.data.ts';

/** What the number of centers that two people define together is called, and says. */
export interface ConnectionTheme {
  /** "8–1" */
  readonly count: string;
  readonly sentence: string;
  /** What teachers call it; null below five defined centers. */
  readonly name: string | null;
  /** False for a name that few use. */
  readonly isCommon: boolean;
}

const ALL = 9;

/**
 * Puts a composite into words by the number of its defined centers, 0 to 9.
 * @param theme the engine’s name for that number, null where there is none
 */
export function connectionThemeOf(defined: number, theme: PairTheme | null): ConnectionTheme {
  const row = CONNECTION_THEME_TEXTS.find(({ from }) => defined >= from);
  return {
    count: `${defined}–${ALL - defined}`,
    sentence: row?.sentence ?? '',
    name: theme?.name ?? null,
    isCommon: theme?.confidence === 'medium',
  };
}
