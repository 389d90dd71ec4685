import { expect, test } from 'vitest';
import { teamWith } from '#client/testing/team-samples.ts';
import type { PairEvidence } from '#shared/contract/pairs.ts';
import type { WorkingDynamic } from '#shared/contract/penta.ts';
import { dateWords } from '#shared/domain/date-format.ts';
import { whenOf } from './when.ts';

const dates = dateWords({ locale: 'en-US', clock: '12h' });
const [FACTS] = teamWith(2).dynamics;
if (!FACTS) throw new Error('two people are a pair');
const [LINK] = Object.values(FACTS.channels).flat();
if (!LINK) throw new Error('they have a channel');

const at = (localTime: string) => ({ localDate: null, localTime });
const before = (localTime: string) => ({ from: null, to: at(localTime) });
const after = (localTime: string) => ({ from: at(localTime), to: null });

type Hours = NonNullable<WorkingDynamic['channels']['Dominance'][number]['hours']>;
type Doubts = NonNullable<WorkingDynamic['doubts']>;

const channel: PairEvidence = {
  kind: 'channel',
  part: 'strength',
  isSure: false,
  channel: LINK.channel,
  mode: 'Dominance',
  fromId: null,
};

function factsWith(hours: Hours | undefined, doubts?: Doubts): WorkingDynamic {
  const others = { Electromagnetic: [], Companionship: [], Compromise: [] };
  const other = LINK?.channel === '1-8' ? ('2-14' as const) : ('1-8' as const);
  const links = [
    {
      ...LINK,
      channel: other,
      hours: [{ memberId: 'member-2', isDrawn: true, spans: [after('01:00')] }],
    },
    { ...LINK, ...(hours ? { hours } : { hours: undefined }) },
  ];
  return {
    ...FACTS,
    member1: { id: 'member-1', name: 'Ana' },
    member2: { id: 'member-2', name: 'Ben' },
    channels: { ...others, Dominance: links },
    doubts,
  } as WorkingDynamic;
}

const drawn = (memberId: string, ...spans: Hours[number]['spans']) => ({
  memberId,
  isDrawn: true,
  spans,
});

test.each<[Hours, string]>([
  [[drawn('member-1', before('14:07'))], 'if Ana was born before 2:07 PM'],
  [[{ ...drawn('member-2', after('07:20')), isDrawn: false }], 'unless Ben was born after 7:20 AM'],
  [
    [drawn('member-1', before('02:00'), after('14:07'))],
    'if Ana was born before 2:00 AM or after 2:07 PM',
  ],
  [
    [drawn('member-1', before('02:00')), drawn('member-2', after('14:07'))],
    'if Ana was born before 2:00 AM and if Ben was born after 2:07 PM',
  ],
  [[drawn('member-1'), drawn('member-2', after('14:07'))], 'if Ben was born after 2:07 PM'],
])('a channel is as stated %j', (hours, words) => {
  expect(whenOf(channel, factsWith(hours), dates)).toBe(words);
});

test.each<[PairEvidence['kind'], Doubts[number]['trait']]>([
  ['channel', 'centers'],
  ['center', 'centers'],
  ['types', 'type'],
  ['authorities', 'authority'],
  ['profiles', 'profile'],
])('where hours are hidden, evidence of %s rests on whose %s is in doubt', (kind, trait) => {
  const evidence = { ...channel, kind } as PairEvidence;
  const elsewhere = trait === 'type' ? 'profile' : 'type';
  const ana = { memberId: 'member-1', trait };
  const ben = { memberId: 'member-2', trait };
  const inDoubt = (...doubts: Doubts) => whenOf(evidence, factsWith(undefined, doubts), dates);
  expect(inDoubt(ana)).toBe('depends on Ana’s birth time');
  expect(inDoubt(ana, ana)).toBe('depends on Ana’s birth time');
  expect(inDoubt(ana, ben)).toBe('depends on Ana’s and Ben’s birth times');
  expect(inDoubt(ben, { memberId: 'member-1', trait: elsewhere })).toBe(
    'depends on Ben’s birth time',
  );
});

test('names nobody where nothing says whose time it is', () => {
  expect(whenOf(channel, factsWith(undefined), dates)).toBe('depends on a birth time');
});

test('hours of a channel don’t matter to other evidence', () => {
  const facts = factsWith([drawn('member-1', before('14:07'))]);
  const center = { ...channel, kind: 'center' } as unknown as PairEvidence;
  expect(whenOf(center, facts, dates)).toBe('depends on a birth time');
});
