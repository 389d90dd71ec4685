import { describe, expect, test } from 'vitest';
import { ATTEMPT_MS, canUpgrade, isPreviewValid, nextOrder, PREVIEW_MS } from './checkout.ts';

const NOW = new Date('2027-03-01T00:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);

describe('the next order', () => {
  const attempt = { tier: 'team_platform', isOpen: true, createdAt: ago(1) } as const;
  const running = { status: 'active', accessUntil: ago(-1) } as const;
  const order = (
    attempts: Parameters<typeof nextOrder>[2],
    subscriptions: Parameters<typeof nextOrder>[1] = [],
  ) => nextOrder('team_platform', subscriptions, attempts, NOW);

  test.each([
    ['starts without any attempt', [], { kind: 'begin', hasEarlier: false }],
    ['resumes an open attempt', [attempt], { kind: 'resume', attempt }],
    [
      'resumes an attempt of almost twenty hours',
      [{ ...attempt, createdAt: ago(20 * 3_600_000 - 1) }],
      { kind: 'resume', attempt: { ...attempt, createdAt: ago(20 * 3_600_000 - 1) } },
    ],
    [
      'starts over after an attempt of twenty hours',
      [{ ...attempt, createdAt: ago(ATTEMPT_MS) }],
      { kind: 'begin', hasEarlier: true },
    ],
    [
      'starts over after a closed attempt',
      [{ ...attempt, isOpen: false }],
      { kind: 'begin', hasEarlier: true },
    ],
    [
      'starts over when the open attempt is for another plan',
      [{ ...attempt, tier: 'team_genius_blueprint' as const }],
      { kind: 'begin', hasEarlier: true },
    ],
    [
      'resumes the open attempt among closed ones',
      [{ ...attempt, isOpen: false }, attempt],
      { kind: 'resume', attempt },
    ],
  ])('%s', (_name, attempts, expected) => {
    expect(order(attempts)).toEqual(expected);
  });

  test.each([
    ['a running plan', running, true],
    ['a plan that is over', { ...running, accessUntil: NOW }, false],
    ['a canceled plan with access left', { ...running, status: 'canceled' }, false],
    ['an open subscription', { status: 'incomplete', accessUntil: null }, false],
  ] as const)('beside %s is refused: %s', (_name, subscription, isRefused) => {
    const other = { status: 'canceled', accessUntil: null } as const;
    const { kind } = order([attempt], [other, subscription]);
    expect(kind).toBe(isRefused ? 'already_running' : 'resume');
  });
});

describe('an upgrade', () => {
  const small = {
    status: 'active',
    tier: 'team_platform',
    hasPendingChange: false,
    revokedAt: null,
  } as const;
  test.each([
    ['of an active plan', small, false, true],
    ['while a dispute is open', small, true, false],
    ['while a change is pending', { ...small, hasPendingChange: true }, false, false],
    ['after the money was returned', { ...small, revokedAt: NOW }, false, false],
    ['of a plan past due', { ...small, status: 'past_due' }, false, false],
    ['of a trial', { ...small, status: 'trialing' }, false, false],
    ['of a price that is not ours', { ...small, tier: null }, false, false],
    ['to the same plan', { ...small, tier: 'team_genius_blueprint' }, false, false],
  ] as const)('%s, open dispute %s: %s', (_name, subscription, hasDispute, expected) => {
    expect(canUpgrade(subscription, hasDispute, 'team_genius_blueprint')).toBe(expected);
  });

  test('to a smaller plan is not offered', () => {
    const large = { ...small, tier: 'team_genius_blueprint' } as const;
    expect(canUpgrade(large, false, 'team_platform')).toBe(false);
  });

  test.each([
    [0, true],
    [15 * 60_000, true],
    [PREVIEW_MS + 1, false],
    [-1, false],
  ])('by a preview of %d ms ago is valid: %s', (ageMs, expected) => {
    expect(isPreviewValid(ago(ageMs), NOW)).toBe(expected);
  });
});
