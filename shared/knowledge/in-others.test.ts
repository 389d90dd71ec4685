import { describe, expect, test } from 'vitest';
import { CHANNEL_IDS } from '../engine/channels.ts';
import { GATE_NUMBERS } from '../engine/wheel.ts';
import { channelInOthers, gateInOthers, keynoteInOthers } from './in-others.ts';

const ALL = [...GATE_NUMBERS.map(gateInOthers), ...CHANNEL_IDS.map(channelInOthers)];

describe('what a part of the chart means in others', () => {
  test('names them first and never says “you”', () => {
    for (const { gift, watchout } of ALL) {
      expect(gift).toMatch(/^(?:Once p|P)eople with this (?:gate|channel) /);
      expect(`${gift} ${watchout}`).not.toMatch(/\byou/i);
    }
  });

  test('calls them “them” where something happens to them', () => {
    for (const { gift, watchout } of ALL) {
      expect(`${gift} ${watchout}`).not.toMatch(
        /\b(?:absorb|on|behind|given|leads|keeps|makes|take|to|with|of|than|costs) they\b(?! (?:are|can|feel|have|want)\b)/,
      );
    }
    expect(gateInOthers(16).watchout).toBe(
      'Enthusiasm leads them to promise a level of skill that they are still working on.',
    );
    expect(gateInOthers(34).gift).toMatch(/that they have chosen themselves\.$/);
  });

  test('tells a keynote of those who have it', () => {
    expect(keynoteInOthers('Remember your first hunch')).toBe('remember their first hunch');
  });
});
