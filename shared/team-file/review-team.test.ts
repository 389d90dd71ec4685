import { describe, expect, test } from 'vitest';
import { AnalyzeTeam } from '#shared/contract/teams.ts';
import { readTeamFile } from './read-team-file.ts';
import { reviewTeam, type TeamFileAnswers } from './review-team.ts';

function review(lines: readonly string[], answers?: TeamFileAnswers) {
  const file = readTeamFile(['Name,Date,Time,Place', ...lines].join('\n'));
  if (file.kind !== 'read') throw new Error(file.problem.kind);
  return reviewTeam(file.rows, answers);
}
const statuses = (result: ReturnType<typeof review>) =>
  result.rows.map(({ verdict }) => verdict.status);
const dates = (result: ReturnType<typeof review>) =>
  result.rows.map(({ verdict }) => (verdict.status === 'ready' ? verdict.member.birthDate : null));

describe('day and month', () => {
  const open = ['Ana,3/5/1985,,Rome', 'Ben,4/6/1985,,Oslo'];

  test('are asked about once when no row reveals their order', () => {
    const result = review(open);
    expect(result.question).toEqual({
      kind: 'day_month_order',
      examples: [
        { row: 2, text: '3/5/1985', dayFirst: '1985-05-03', monthFirst: '1985-03-05' },
        { row: 3, text: '4/6/1985', dayFirst: '1985-06-04', monthFirst: '1985-04-06' },
      ],
    });
    expect(statuses(result)).toEqual(['attention', 'attention']);
    expect(result.toMembers()).toBeNull();
    expect(result.blockers).toEqual(['Say which number is the day in your dates.']);
  });

  test('follow the answer, which can still be changed', () => {
    expect(dates(review(open, { dateOrder: 'day_first' }))).toEqual(['1985-05-03', '1985-06-04']);
    const monthFirst = review(open, { dateOrder: 'month_first' });
    expect(dates(monthFirst)).toEqual(['1985-03-05', '1985-04-06']);
    expect(monthFirst.question).not.toBeNull();
  });

  test.each([
    ['13/5/1985', 'day_first', '1985-06-04'],
    ['5/13/1985', 'month_first', '1985-04-06'],
  ])('follow the one row that reveals it: %s', (clear, order, expected) => {
    const result = review([`Ana,${clear},,Rome`, 'Ben,4/6/1985,,Oslo'], {
      dateOrder: 'month_first',
    });
    expect(result).toMatchObject({ question: null, dateOrder: order });
    expect(dates(result)).toEqual(['1985-05-13', expected]);
  });

  test('are asked about when rows contradict each other', () => {
    const result = review(['Ana,13/5/1985,,Rome', 'Ben,5/13/1985,,Oslo', 'Cem,4/6/1985,,Izmir']);
    expect(result.question?.examples).toHaveLength(1);
    expect(statuses(result)).toEqual(['ready', 'ready', 'attention']);
  });

  test('are shown by three examples at most, of rows that have all they need', () => {
    const dates = ['3/5/1985', '4/5/1985', '5/6/1985', '6/7/1985'];
    const lines = dates.map((date, index) => `Person ${index},${date},,Rome`);
    const rows = (all: readonly string[]) => review(all).question?.examples.map(({ row }) => row);
    expect(rows(lines)).toEqual([2, 3, 4]);
    expect(rows(['Ana,1/2/1985,,', ...lines.slice(0, 2)])).toEqual([3, 4]);
  });

  test('are told by the rows that are not left out', () => {
    const lines = ['Ana,13/5/1985,,Rome', 'Ben,4/6/1985,,Oslo', 'Cem,5/6/1985,,Izmir'];
    const result = review(lines, { leftOut: new Set([2]) });
    expect(result.dateOrder).toBeNull();
    expect(result.question?.examples.map(({ row }) => row)).toEqual([3, 4]);
  });

  test('have no order while nothing needs one', () => {
    const clear = ['Ana,1985-05-03,,Rome', 'Ben,1985-05-04,,Oslo'];
    expect(review(clear, { dateOrder: 'month_first' }).dateOrder).toBeNull();
  });

  test('are not asked about when dots, month names or equal numbers decide', () => {
    const result = review(['Ana,3.5.1985,,Rome', 'Ben,5/5/1985,,Oslo', 'Cem,3 May 1985,,Izmir']);
    expect(result.question).toBeNull();
    expect(statuses(result)).toEqual(['ready', 'ready', 'ready']);
  });
});

describe('corrections', () => {
  const lines = ['Ana,3.5.85,,Rome', 'Ben,1985-05-03,,Oslo', 'Cem,1985-05-04,,'];

  test('are applied to a row, also one that was dropped', () => {
    expect(review(lines).counts).toEqual({ ready: 1, attention: 1, skipped: 1 });
    const result = review(lines, {
      edits: new Map([
        [2, { birthDate: ' 1985-05-03 ' }],
        [4, { birthPlace: 'Izmir' }],
      ]),
    });
    expect(result.counts).toEqual({ ready: 3, attention: 0, skipped: 0 });
    expect(result.blockers).toEqual([]);
    expect(result.rows[0]?.cells.birthDate).toBe('1985-05-03');
  });

  test('may invalidate a row again', () => {
    const result = review(lines, { edits: new Map([[3, { name: '' }]]) });
    expect(statuses(result)).toEqual(['attention', 'dropped', 'dropped']);
  });

  test('resolve an unclosed quote', () => {
    const open = ['"Ana,1985-05-03,,Rome', 'Ben,1985-05-03,,Oslo'];
    expect(statuses(review(open))).toEqual(['attention', 'ready']);
    const edits = new Map([[2, { name: 'Ana' }]]);
    expect(statuses(review(open, { edits }))).toEqual(['ready', 'ready']);
  });

  test('of one cell leave an open quotation mark in another to be settled', () => {
    const open = ['"Ana,1985-05-03,,Rome', 'Ben,1985-05-03,,Oslo'];
    const edits = new Map([[2, { birthDate: '1985-05-04' }]]);
    expect(statuses(review(open, { edits }))).toEqual(['attention', 'ready']);
  });

  test('that are still due are counted', () => {
    const one = review(['Ana,3.5.85,,Rome', 'Ben,1985-05-03,,Oslo']);
    expect(one.blockers).toEqual(['Correct the row that needs attention, or leave it out.']);
    const two = review(['Ana,3.5.85,,Rome', 'Ben,1985-05-03,25:00,Oslo']);
    expect(two.blockers).toEqual(['Correct the 2 rows that need attention, or leave them out.']);
    expect(two.toMembers()).toBeNull();
  });

  test('can leave out a row, with a message about too few or too many people', () => {
    const left = review(lines, { leftOut: new Set([2]) });
    expect(left).toMatchObject({ counts: { ready: 1, attention: 0, skipped: 2 } });
    expect(statuses(left)).toEqual(['left_out', 'ready', 'dropped']);
    expect(left.blockers).toEqual(['At least 2 valid team members required.']);
    const names = ['A', 'B', 'C', 'D', 'E'].map((name) => `${name},1985-05-03,,Rome`);
    expect(review(names).blockers).toEqual([]);
    const many = review([...names, 'F,1985-05-03,,'], {
      edits: new Map([[7, { birthPlace: 'Rome' }]]),
    });
    expect(many.blockers).toEqual(['A team has at most 5 people: leave out 1 of these 6.']);
    expect(many.toMembers()).toBeNull();
  });
});

describe('duplicate people in a file', () => {
  test('are reported, ignoring letter case and Unicode composition', () => {
    const result = review([
      'Zoë Roe,1985-05-03,,Rome',
      'Zoë Roe,3 May 1985,14:30,Oslo',
      'ZOE\u0308 ROE,1985-05-03,,Rome',
      'Zoë Roe,1985-05-04,,Rome',
    ]);
    expect(result.rows.map(({ duplicate }) => duplicate)).toEqual([
      null,
      { of: 2, differsInCase: false },
      { of: 2, differsInCase: true },
      null,
    ]);
    expect(result.counts.ready).toBe(4);
  });

  test('are no longer reported once one of them is left out', () => {
    const lines = ['Ana,1985-05-03,,Rome', 'ana,1985-05-03,,Rome', 'Ben,1985-05-03,,Oslo'];
    const result = review(lines, { leftOut: new Set([2]) });
    expect(result.rows.every(({ duplicate }) => duplicate === null)).toBe(true);
  });
});

describe('hints', () => {
  test('mention midnight or noon in many rows', () => {
    const lines = [
      'A,1985-05-03,00:00,Rome',
      'B,1985-05-03,12:00 am,Rome',
      'C,1985-05-03,9:15,Rome',
    ];
    expect(review(lines).hints).toEqual([{ kind: 'same_times', time: '00:00', rows: [2, 3] }]);
    const noon = ['A,1985-05-03,12:00,Rome', 'B,1985-05-03,12:00,Rome', 'C,1985-05-03,,Rome'];
    expect(review(noon).hints).toEqual([{ kind: 'same_times', time: '12:00', rows: [2, 3] }]);
  });

  const timed = (times: readonly string[]) =>
    review(times.map((time, index) => `Person ${index},1985-05-03,${time},Rome`)).hints.filter(
      ({ kind }) => kind === 'same_times',
    );

  test.each<[what: string, times: string[], rows: number[] | null]>([
    ['half of four rows', ['12:00', '9:15', '12:00', ''], [2, 4]],
    ['fewer than half of five rows', ['12:00', '9:15', '12:00', '', '8:00'], null],
    ['one of two rows', ['12:00', '9:15'], null],
    ['one of three rows', ['12:00', '', ''], null],
  ])('point out noon in %s or not', (_, times, rows) => {
    expect(timed(times)).toEqual(rows ? [{ kind: 'same_times', time: '12:00', rows }] : []);
  });

  test('point out midnight and noon together', () => {
    expect(timed(['00:00', '12:00', '12:00', '00:00'])).toEqual([
      { kind: 'same_times', time: '00:00', rows: [2, 5] },
      { kind: 'same_times', time: '12:00', rows: [3, 4] },
    ]);
  });

  test('of a Penta count the rows that still need attention, too', () => {
    const lines = ['A,1985-05-03,,Rome', 'B,1985-05-03,,Rome', 'C,3.5.85,,Rome'];
    expect(review(lines).hints).toEqual([]);
    expect(review(lines, { leftOut: new Set([2]) }).hints).toEqual([{ kind: 'no_penta' }]);
    expect(review(lines, { leftOut: new Set([2, 3]) }).hints).toEqual([]);
  });

  test('mention that two people have no Penta', () => {
    expect(review(['A,1985-05-03,,Rome', 'B,1985-05-03,,Rome']).hints).toEqual([
      { kind: 'no_penta' },
    ]);
  });
});

describe('the people to send', () => {
  test('have the shape of the API, including what resolves place and clock', () => {
    const resolutions = new Map([[3, { fold: 1 as const, timeZone: 'Europe/Oslo' }]]);
    const members = review(['Ana,3 May 1985,?,Rome', 'Ben,1985-05-03,6:05 am,Oslo'], {
      resolutions,
    }).toMembers();
    expect(members).toEqual([
      { name: 'Ana', birthDate: '1985-05-03', birthTime: null, birthPlace: 'Rome' },
      {
        name: 'Ben',
        birthDate: '1985-05-03',
        birthTime: '06:05',
        birthPlace: 'Oslo',
        fold: 1,
        timeZone: 'Europe/Oslo',
      },
    ]);
    const body = { members, teamName: 'T', teamAccountId: '7f9c24e8-3b12-4fef-91e0-56a2d5a2b6ad' };
    expect(AnalyzeTeam.safeParse(body).success).toBe(true);
  });
});
