// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { handOverBirth, takeHandedOverBirth } from '#client/lib/birth-handover.ts';
import { chartWith } from '#client/testing/samples.ts';
import type { ChartRecord } from '#shared/contract/charts.ts';
import type { TeamMemberInput } from '#shared/contract/teams.ts';
import { UNRESOLVED } from './disambiguation.ts';
import {
  currentDraft,
  currentTeamDraft,
  forgetDraft,
  forgetTeamDrafts,
  keepDraft,
  keepTeamDraft,
  memberDraftOf,
  newDraftFrom,
} from './draft.ts';

const EMPTY = {
  values: { fullName: '', birthDate: '', birthTime: '', isTimeUnknown: false, birthPlace: '' },
  disambiguation: UNRESOLVED,
};
const ana = { ...EMPTY, values: { ...EMPTY.values, fullName: 'Ana' } };
const ben = { ...EMPTY, values: { ...EMPTY.values, fullName: 'Ben' } };

afterEach(() => {
  forgetDraft();
  forgetTeamDrafts();
});

test('keeps a draft until it is cleared', () => {
  expect(currentDraft()).toEqual(EMPTY);
  keepDraft(ana);
  expect(currentDraft()).toBe(ana);
  forgetDraft();
  expect(currentDraft()).toEqual(EMPTY);
});

test('starts with what was typed before the sign-in, once', () => {
  handOverBirth({ birthDate: '1986-09-03', birthTime: '07:45', birthPlace: 'Madrid' });
  const typed = { birthDate: '1986-09-03', birthTime: '07:45', birthPlace: 'Madrid' };
  expect(currentDraft()).toEqual({ ...EMPTY, values: { ...EMPTY.values, ...typed } });
  expect(takeHandedOverBirth()).toBeNull();
  forgetDraft();
  expect(currentDraft()).toEqual(EMPTY);
});

test('clearing the draft clears what was typed before the sign-in', () => {
  handOverBirth({ birthDate: '1986-09-03', birthTime: '', birthPlace: '' });
  forgetDraft();
  expect(currentDraft()).toEqual(EMPTY);
});

test('keeps a draft for each person of a team', () => {
  keepTeamDraft('person-1', ana);
  keepTeamDraft('person-2', ben);
  expect([currentTeamDraft('person-1'), currentTeamDraft('person-2')]).toEqual([ana, ben]);
  expect(currentTeamDraft('person-3')).toEqual(EMPTY);
  expect(currentDraft()).toEqual(EMPTY);
  forgetTeamDrafts();
  expect(currentTeamDraft('person-1')).toEqual(EMPTY);
});

describe('the birth of a chart is corrected', () => {
  const { provenance: base, ...chart } = chartWith();
  const PROVENANCE = { ...base, latitude: 48.2, longitude: 16.37 };
  const draftWith = (
    changes: Partial<ChartRecord> = {},
    provenance: Partial<ChartRecord['provenance']> = {},
  ) =>
    newDraftFrom({
      ...chart,
      name: 'Ana',
      birthDate: '1985-05-03',
      birthTime: '14:30',
      birthPlace: 'Vienna, Austria',
      timeZone: 'Europe/Vienna',
      ...changes,
      provenance: { ...PROVENANCE, offsetRule: 'zone', ...provenance },
    });

  test('as stated, at the resolved place', () => {
    expect(draftWith()).toEqual({
      values: {
        fullName: 'Ana',
        birthDate: '1985-05-03',
        birthTime: '14:30',
        isTimeUnknown: false,
        birthPlace: 'Vienna, Austria',
      },
      disambiguation: {
        ...UNRESOLVED,
        chosen: { latitude: 48.2, longitude: 16.37, timeZone: 'Europe/Vienna' },
      },
    });
  });

  test('with noon for an unknown time', () => {
    expect(draftWith({ birthTime: 'unknown' }).values).toMatchObject({
      birthTime: '12:00',
      isTimeUnknown: true,
    });
  });

  test('with its calendar, its tolerance and a stated offset', () => {
    const changes = {
      calendar: 'julian',
      birthTimeToleranceMinutes: 20,
      utcOffsetSeconds: 7200,
    } as const;
    const { values } = draftWith(changes, { offsetRule: 'manual' });
    expect(values).toMatchObject({ calendar: 'julian', tolerance: '20', utcOffset: '+2' });
    expect(draftWith({ calendar: 'gregorian' }).values).not.toHaveProperty('calendar');
    expect(draftWith({ utcOffsetSeconds: 7200 }).values).not.toHaveProperty('utcOffset');
    expect(draftWith({ birthTimeToleranceMinutes: 0 }).values).not.toHaveProperty('tolerance');
  });

  test.each([
    ['latitude', { latitude: null }],
    ['longitude', { longitude: null }],
  ])('without a place when its %s is not known', (_, provenance) => {
    expect(draftWith({ timeZone: null }, provenance).disambiguation).toEqual(UNRESOLVED);
  });
});

describe('the birth of a team’s member is corrected', () => {
  const MEMBER: TeamMemberInput = {
    name: 'Ana',
    birthDate: '1985-05-03',
    birthTime: '14:30',
    birthPlace: 'Vienna',
  };
  const VALUES = {
    fullName: 'Ana',
    birthDate: '1985-05-03',
    birthTime: '14:30',
    isTimeUnknown: false,
    birthPlace: 'Vienna',
  };

  test('as stated', () => {
    expect(memberDraftOf(MEMBER)).toEqual({ values: VALUES, disambiguation: UNRESOLVED });
  });

  test('with everything else that was stated', () => {
    const draft = memberDraftOf({
      ...MEMBER,
      calendar: 'julian',
      birthTime: null,
      birthTimeToleranceMinutes: 20,
      utcOffsetSeconds: 0,
      placeId: 'at-vienna',
      latitude: 0,
      longitude: 0,
      timeZone: 'Europe/Vienna',
      fold: 0,
    });
    expect(draft).toEqual({
      values: {
        ...VALUES,
        calendar: 'julian',
        birthTime: '12:00',
        isTimeUnknown: true,
        tolerance: '20',
        utcOffset: '+0',
      },
      disambiguation: {
        ...UNRESOLVED,
        chosen: {
          placeId: 'at-vienna',
          latitude: 0,
          longitude: 0,
          timeZone: 'Europe/Vienna',
          fold: 0,
        },
      },
    });
  });

  test.each([{ latitude: 48.2 }, { longitude: 16.37 }])(
    'without a place when only %j is known',
    (known) => {
      expect(memberDraftOf({ ...MEMBER, ...known }).disambiguation).toEqual(UNRESOLVED);
    },
  );
});
