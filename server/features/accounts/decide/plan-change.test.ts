import { describe, expect, test } from 'vitest';
import { type PlanChange, planChangeOf, type StoredPlan } from './plan-change.ts';

const END = new Date('2027-03-01T00:00:00Z');
const PAID = { subscriptionId: 'sub_1', tier: 'team_platform', accessUntil: END } as const;

describe('what of a paid plan an account takes over', () => {
  const none: PlanChange = { kind: 'none' };
  const accessEnd: PlanChange = { kind: 'access_end' };
  const whole = (isNewSubscription: boolean): PlanChange => ({
    kind: 'whole_plan',
    isNewSubscription,
  });
  test.each<[string, Partial<StoredPlan>, PlanChange]>([
    ['the same plan', {}, none],
    ['the same instant in another object', { accessUntil: new Date(END) }, none],
    ['another end', { accessUntil: new Date(END.getTime() - 1) }, accessEnd],
    ['no end, as a master admin may set it', { accessUntil: null }, accessEnd],
    ['a smaller tier', { tier: 'team_genius_blueprint' }, whole(false)],
    ['another subscription of the same tier', { subscriptionId: 'sub_0' }, whole(true)],
    ['the first subscription', { subscriptionId: null, accessUntil: null }, whole(true)],
    ['another subscription and tier', { subscriptionId: 'sub_0', tier: 'enterprise' }, whole(true)],
  ])('%s', (_name, stored, change) => {
    expect(planChangeOf({ ...PAID, ...stored }, PAID)).toEqual(change);
  });

  test('is all of it where no plan is stored', () => {
    expect(planChangeOf(undefined, PAID)).toEqual(whole(true));
  });
});
