// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { chartWith } from '#client/testing/samples.ts';
import type { ChartRecord, Provenance } from '#shared/contract/charts.ts';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import { provenanceNotes, provenanceSteps, provenanceText } from './provenance-messages.ts';

function chart(provenance: Partial<Provenance>, changes: Partial<ChartRecord> = {}): ChartRecord {
  const record = chartWith(changes);
  return { ...record, provenance: { ...record.provenance, ...provenance } };
}

const step = (term: string, record: ChartRecord) =>
  provenanceSteps(record, AMERICAN_DATES).find((each) => each.term === term);

test('lists the steps from what was entered to the two instants and the versions', () => {
  expect(
    provenanceSteps(
      chart({ tzVersion: '2026f', ephemeris: 'Pack' }, { engineVersion: '1.0.0' }),
      AMERICAN_DATES,
    ),
  ).toEqual([
    {
      term: 'What was entered',
      value: 'February 24, 1955, 7:15 PM, San Francisco, California, United States',
    },
    {
      term: 'Place as understood',
      value: 'San Francisco, California, United States',
      detail: '37.7700° N, 122.4200° W',
    },
    { term: 'Time zone', value: 'America/Los Angeles' },
    {
      term: 'Offset at birth',
      value: 'UTC−8 (PST)',
      detail: 'From the time zone’s history for that day and hour',
    },
    { term: 'Birth instant', value: '1955-02-25 03:15:00 UTC', detail: 'Personality side' },
    {
      term: 'Design instant',
      value: '1954-11-30 12:00:00 UTC',
      detail: 'Design side: the Sun stood 88° of its path earlier',
    },
    {
      term: 'Positions',
      value: 'Pack',
      detail: 'Tropical zodiac, seen from the Earth’s center, true lunar node',
    },
    { term: 'Time zone data', value: 'tz 2026f' },
    { term: 'Chart engine', value: '1.0.0' },
  ]);
});

test('an unknown time says which time was used', () => {
  expect(step('What was entered', chart({}, { birthTime: 'unknown' }))).toEqual({
    term: 'What was entered',
    value: 'February 24, 1955, time unknown, San Francisco, California, United States',
    detail: 'Computed for 12:00 PM local time',
  });
});

describe('the rule behind the offset', () => {
  const offset = (...parts: Parameters<typeof chart>) => step('Offset at birth', chart(...parts));

  test('is local mean time by the longitude of the birthplace', () => {
    const sunTime = {
      offsetRule: 'local_mean_time',
      longitude: 6.95,
      abbreviation: 'LMT',
    } as const;
    expect(offset(sunTime, { utcOffsetSeconds: 1668 })).toMatchObject({
      value: 'UTC+0:27:48 (LMT)',
      detail:
        'Local mean time from the birthplace’s own longitude, 6.9500° E: there was no standard time yet',
    });
    expect(offset({ ...sunTime, longitude: null })?.detail).toMatch(/^The zone’s local mean time/);
  });

  test('is the person’s own', () => {
    expect(
      offset({ offsetRule: 'manual', abbreviation: null }, { utcOffsetSeconds: 17_460 }),
    ).toMatchObject({ value: 'UTC+4:51', detail: expect.stringMatching(/^Entered manually/) });
  });

  test('has no name where the zone abbreviates its time by the offset', () => {
    expect(offset({ abbreviation: '+0630' }, { utcOffsetSeconds: 23_400 })?.value).toBe('UTC+6:30');
  });
});

test('a place that was not looked up says so', () => {
  const nowhere = chart(
    { resolvedPlace: null, latitude: null, longitude: null },
    { timeZone: null },
  );
  expect(step('Place as understood', nowhere)?.value).toBe('Not looked up');
  expect(step('Time zone', nowhere)?.value).toBe('None');
});

test('formats southern latitudes with S', () => {
  expect(step('Place as understood', chart({ latitude: -33.9, longitude: 18.4 }))?.detail).toBe(
    '33.9000° S, 18.4000° E',
  );
});

describe('notes', () => {
  test('are empty without a reason', () => {
    expect(provenanceNotes(chart({}), AMERICAN_DATES)).toEqual([]);
  });

  test.each([
    [0, 7200, 'the first was chosen (UTC+2)'],
    [1, 3600, 'the second was chosen (UTC+1)'],
  ] as const)('say which of two equal times was chosen: %i', (fold, utcOffsetSeconds, words) => {
    expect(
      provenanceNotes(chart({ fold }, { birthTime: '02:30', utcOffsetSeconds }), AMERICAN_DATES),
    ).toEqual([`Clocks went back that night, so 2:30 AM happened twice; ${words}.`]);
  });

  test.each([
    ['local_mean_time', /still followed the Sun/],
    ['before_1970', /^Before 1970, .* well documented only for Los Angeles/],
    ['local_summer_time', /each decided on daylight saving time/],
    ['city_time', /Bombay and Calcutta, kept their own time/],
    ['wartime_occupation', /followed whichever army controlled the area/],
    ['two_local_times', /still use two times, two hours apart/],
  ] as const)('explain the doubt %s in plain language', (code, words) => {
    const notes = provenanceNotes(chart({ doubts: [code] }), AMERICAN_DATES);
    expect(notes).toEqual([expect.stringMatching(words)]);
    expect(notes[0]).not.toContain('_');
  });
});

test('the copied text has every step and note on a separate line', () => {
  const record = chart({ doubts: ['before_1970'], fold: 1 }, { name: 'Ana' });
  const lines = provenanceText(record, AMERICAN_DATES).split('\n');
  expect(lines).toHaveLength(1 + 9 + 2);
  expect(lines[0]).toBe('How the chart of Ana was computed');
  expect(lines).toContain(
    'Place as understood: San Francisco, California, United States (37.7700° N, 122.4200° W)',
  );
  expect(lines).toContain('Time zone data: tz test');
  expect(lines.slice(-2).every((line) => line.startsWith('Note: '))).toBe(true);
});

test.each([
  [20, 'Time stated to ± 20 minutes'],
  [1, 'Time stated to ± 1 minute'],
  [undefined, undefined],
] as const)('a time stated to ± %s minutes says so', (birthTimeToleranceMinutes, detail) => {
  const record = chart(
    {},
    birthTimeToleranceMinutes === undefined ? {} : { birthTimeToleranceMinutes },
  );
  expect(step('What was entered', record)?.detail).toBe(detail);
});

test('an old-style date is shown as entered and in today’s calendar', () => {
  const entered = step(
    'What was entered',
    chart({}, { birthDate: '1900-02-29', calendar: 'julian' }),
  );
  expect(entered?.value).toMatch(/29.*1900 old style \(.*13.*1900 today\), 7:15 PM/);
});

test('a possibly old-style date says what it would be in today’s calendar', () => {
  const [note] = provenanceNotes(
    chart(
      { doubts: ['old_style_calendar'] },
      { birthDate: '1900-03-03', timeZone: 'Europe/Moscow' },
    ),
    AMERICAN_DATES,
  );
  expect(note).toMatch(/^Records in Russia used the old-style \(Julian\) calendar until .*1918\./);
  expect(note).toMatch(/16.*1900 today/);
});

test('of a place without a known change of calendar, the note names neither country nor day', () => {
  const doubted = { doubts: ['old_style_calendar' as const] };
  const [note] = provenanceNotes(
    chart(doubted, { birthDate: '1900-03-03', timeZone: null }),
    AMERICAN_DATES,
  );
  expect(note).toMatch(/^Records there used the old-style \(Julian\) calendar then\. /);
});
