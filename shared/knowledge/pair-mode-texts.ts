import type { ChannelId } from '../engine/channels.ts';
import { PAIR_MODE_TEXTS_A } from './pair-mode-texts-a.data.ts';
import { PAIR_MODE_TEXTS_B } from './pair-mode-texts-b.data.ts';
import { PAIR_MODE_TEXTS_C } from './pair-mode-texts-c.data.ts';
import { PAIR_MODE_TEXTS_D } from './pair-mode-texts-d.data.ts';
import type { PairModeTexts } from './schema.ts';

/** What each channel means between two people at work, in each of the four modes. */
export const PAIR_MODE_TEXTS: Readonly<Record<ChannelId, PairModeTexts>> = {
  ...PAIR_MODE_TEXTS_A,
  ...PAIR_MODE_TEXTS_B,
  ...PAIR_MODE_TEXTS_C,
  ...PAIR_MODE_TEXTS_D,
};
