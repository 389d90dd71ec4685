import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { currentToast } from '#client/components/feedback/toast.ts';
import { ApiError } from '#client/lib/api.ts';
import { replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { resolveTeamBirths } from '#shared/contract/teams.ts';
import { type UploadedTeam, useTeamUpload } from './use-team-upload.ts';

const HEADER = 'Name,Birth Date,Birth Time,Birth Place';
const ANA = 'Ana,1985-05-03,14:30,Berlin';
const BEN = 'Ben,1990-11-21,09:05,Lisbon';
const CEM = 'Cem,1978-02-09,06:05,Izmir';
const UNREADABLE = 'Dora,1978-02-09,25:00,Izmir';

const FAILED = 'Failed to process team data. Please check your CSV format.';

const readsAll = replies(resolveTeamBirths, ({ body }) => ({
  births: body.births.map(({ birthPlace }) => ({
    kind: 'resolved' as const,
    resolvedPlace: birthPlace,
    timeZone: 'Europe/Berlin',
    utcOffsetSeconds: 3600,
    birthUtc: '1985-05-03T12:30:00.000Z',
  })),
}));

const csv = (lines: readonly string[], name = 'team.csv') =>
  new File([[HEADER, ...lines].join('\n')], name);

/** A file whose content is there when the test says so. */
function slowCsv(lines: readonly string[], name: string) {
  const file = csv(lines, name);
  const bytes = file.arrayBuffer();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  file.arrayBuffer = () => released.then(() => bytes);
  return { file, release };
}

function refusal(body: Partial<ErrorBody>) {
  const words = 'The server’s words';
  return new ApiError(422, '', {
    code: 'birth.time_ambiguous',
    message: words,
    error: words,
    requestId: 'r',
    ...body,
  });
}

async function open(lines: readonly string[] | null, refusedWith?: string) {
  const onSubmit = vi.fn<(team: UploadedTeam) => Promise<void>>(async () => {});
  let latest: ReturnType<typeof useTeamUpload> | undefined;
  function Probe() {
    latest = useTeamUpload({ onSubmit, refusal: refusedWith });
    const { form } = latest;
    return (
      <form aria-label="Team" onSubmit={form.onSubmit}>
        <input aria-label="Team Name" {...form.register('teamName')} />
        <input aria-label="Team Description" {...form.register('teamDescription')} />
      </form>
    );
  }
  renderPart(<Probe />, '/team', readsAll);
  const now = () => {
    if (!latest) throw new Error('nothing is shown');
    return latest;
  };
  const choose = (...files: readonly File[]) => act(() => now().takeFiles(files));
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  async function submit(teamName = 'Crew') {
    type('Team Name', teamName);
    await act(async () => {
      fireEvent.submit(screen.getByRole('form'));
    });
    await waitFor(() => expect(now().form.isBusy).toBe(false));
  }
  if (lines) await choose(csv(lines));
  /** The number of somebody's row in the file. */
  const rowOf = (name: string) => {
    const found = now().file.review.rows.find(
      ({ verdict }) => verdict.status === 'ready' && verdict.member.name === name,
    );
    if (!found) throw new Error(`${name} isn’t ready`);
    return found.row;
  };
  return { now, choose, type, submit, rowOf, onSubmit };
}

describe('the name of a team', () => {
  test.each(['', '   '])('%j is missing, in words of its own', async (name) => {
    const { now, submit, onSubmit } = await open([ANA, BEN]);
    await submit(name);
    expect(currentToast()).toMatchObject({
      title: 'Team Name Required',
      description: 'Please enter a name for your team.',
      tone: 'destructive',
    });
    expect(now().form.errorOf('teamName')).toBe('Team name is required');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('is refused at its field alone when it is too long', async () => {
    const { now, submit, onSubmit } = await open([ANA, BEN]);
    await submit('x'.repeat(10_000));
    expect(currentToast()).toBeNull();
    expect(now().form.errorOf('teamName')).toMatch(/^Use at most \d+ characters$/);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('is not what is missing when the description is too long', async () => {
    const { now, type, submit, onSubmit } = await open([ANA, BEN]);
    type('Team Description', 'x'.repeat(10_000));
    await submit();
    expect(currentToast()).toBeNull();
    expect(now().form.errorOf('teamDescription')).toMatch(/^Use at most \d+ characters$/);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a team that can be sent', () => {
  test('goes with its trimmed name and the people of the file', async () => {
    const { now, submit, onSubmit } = await open([ANA, BEN, CEM]);
    await submit('  Crew ');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      teamName: 'Crew',
      members: [
        { name: 'Ana', birthDate: '1985-05-03', birthTime: '14:30', birthPlace: 'Berlin' },
        { name: 'Ben', birthDate: '1990-11-21', birthTime: '09:05', birthPlace: 'Lisbon' },
        { name: 'Cem', birthDate: '1978-02-09', birthTime: '06:05', birthPlace: 'Izmir' },
      ],
    });
    expect(currentToast()).toMatchObject({
      title: 'Team Uploaded!',
      description: 'Successfully processed 3 team members.',
      tone: 'success',
    });
    expect(now().form.failure).toBeNull();
  });

  test.each([
    [' Sales, north ', { teamDescription: 'Sales, north' }],
    ['   ', {}],
  ])('has the description %j as %j', async (typed, sent) => {
    const { type, submit, onSubmit } = await open([ANA, BEN]);
    type('Team Description', typed);
    await submit();
    const [[team] = []] = onSubmit.mock.calls;
    const { teamName: _, members: __, ...rest } = team ?? { teamName: '', members: [] };
    expect(rest).toEqual(sent);
  });

  test('is sent, and counted, without those who are left out', async () => {
    const { now, submit, rowOf, onSubmit } = await open([ANA, BEN, CEM]);
    act(() => now().dispatch({ kind: 'row-left-out', row: rowOf('Ana'), isLeftOut: true }));
    await submit();
    expect(onSubmit.mock.calls[0]?.[0].members.map(({ name }) => name)).toEqual(['Ben', 'Cem']);
    expect(currentToast()?.description).toBe('Successfully processed 2 team members.');
  });
});

describe('a team that can’t be sent', () => {
  test.each<readonly [string, readonly string[] | null, string]>([
    ['without a file', null, 'Choose a CSV file first.'],
    [
      'with a row that can’t be read',
      [ANA, BEN, UNREADABLE],
      'Correct the row that needs attention, or leave it out.',
    ],
  ])('says why %s', async (_, lines, message) => {
    const { now, submit, onSubmit } = await open(lines);
    await submit();
    expect(now().form.failure).toMatchObject({
      title: 'Upload Failed',
      message: expect.stringContaining(message),
      tone: 'danger',
    });
    expect(currentToast()).toMatchObject({ title: 'Upload Failed', tone: 'destructive' });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('says all reasons at once', async () => {
    const { now, submit, rowOf, onSubmit } = await open([ANA, BEN, UNREADABLE]);
    act(() => now().dispatch({ kind: 'row-opened', row: rowOf('Ana'), isOpen: true }));
    await submit();
    expect(now().form.failure?.message).toBe(now().file.reasons.join(' '));
    expect(now().file.reasons).toHaveLength(2);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('is held back by a correction under way, though its rows are ready', async () => {
    const { now, submit, rowOf, onSubmit } = await open([ANA, BEN]);
    const row = rowOf('Ana');
    act(() => now().dispatch({ kind: 'row-opened', row, isOpen: true }));
    await submit();
    expect(now().form.failure?.message).toBe(`Apply or cancel the correction of row ${row}.`);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test.each([[[ANA, BEN]], [null]])('says first what no file can change: %j', async (lines) => {
    const { now, submit, onSubmit } = await open(lines, 'No account selected.');
    await submit();
    expect(now().form.failure).toMatchObject({
      title: 'Upload Failed',
      message: 'No account selected.',
    });
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('an answer of the server', () => {
  async function refused(error: unknown, lines: readonly string[] = [ANA, 'Nobody,,,', BEN]) {
    const view = await open(lines);
    view.onSubmit.mockRejectedValueOnce(error);
    await view.submit();
    return view;
  }
  const time = { kind: 'time' as const, birthDate: '1990-11-21', birthTime: '10:05' };

  test('that asks about a person is a question at their row, not a failure', async () => {
    const { now, rowOf } = await refused(
      refusal({ fields: { 'members.1.birthTime': 'No such time.' }, choices: [time] }),
    );
    expect([...now().file.state.refusals]).toEqual([
      [rowOf('Ben'), { column: 'birthTime', message: 'No such time.', choices: [time] }],
    ]);
    expect(now().form.failure).toMatchObject({
      title: 'Almost there',
      message: 'We have a question about some birth details. Nothing has been saved yet.',
      tone: 'warn',
    });
    expect(currentToast()).toBeNull();
  });

  test('that refuses a person without a choice is a failure, told at their row', async () => {
    const { now, rowOf } = await refused(
      refusal({ code: 'place.unknown', fields: { 'members.0.birthPlace': 'Not found.' } }),
    );
    expect([...now().file.state.refusals.keys()]).toEqual([rowOf('Ana')]);
    expect(now().form.failure).toMatchObject({
      title: 'Upload Failed',
      message: 'The server’s words',
      tone: 'danger',
      others: [],
    });
    expect(currentToast()).toMatchObject({ title: 'Upload Failed' });
  });

  test('that asks about one person and refuses another is a question', async () => {
    const { now } = await refused(
      refusal({
        fields: { 'members.0.birthPlace': 'Not found.', 'members.1.birthTime': 'No such time.' },
        choices: [{ ...time, field: 'members.1.birthTime' }],
      }),
    );
    expect(now().file.state.refusals.size).toBe(2);
    expect(now().form.failure?.tone).toBe('warn');
  });

  test('about the team is told at its field, and of what the form lacks below it', async () => {
    const fields = { teamName: 'Taken.', teamAccountId: 'This account is closed.' };
    const { now } = await refused(refusal({ code: 'request.invalid', fields }));
    expect(now().form.errorOf('teamName')).toBe('Taken.');
    expect(now().form.failure?.others).toEqual(['This account is closed.']);
    expect(now().file.state.refusals.size).toBe(0);
  });

  test('that never came is told in words of its own', async () => {
    const { now } = await refused(new TypeError('Failed to fetch'));
    expect(now().form.failure).toMatchObject({ title: 'Upload Failed', message: FAILED });
    expect(currentToast()).toMatchObject({ title: 'Upload Failed', description: FAILED });
  });

  test('replaces what was said about rows the last time', async () => {
    const { now, submit, onSubmit } = await refused(
      refusal({ fields: { 'members.0.birthPlace': 'Not found.' } }),
    );
    const [row = 0] = now().file.state.refusals.keys();
    act(() => now().dispatch({ kind: 'row-edited', row, edit: { birthPlace: 'Bonn' } }));
    onSubmit.mockRejectedValueOnce(
      refusal({ fields: { 'members.1.birthPlace': 'Not found either.' } }),
    );
    await submit();
    const told = [...now().file.state.refusals.values()].map(({ message }) => message);
    expect(told).toEqual(['Not found either.']);
  });

  test('is taken away, with its toast, by the next step', async () => {
    const { now, rowOf } = await refused(new TypeError('Failed to fetch'));
    const row = rowOf('Ana');
    act(() => now().dispatch({ kind: 'row-left-out', row, isLeftOut: true }));
    expect(now().form.failure).toBeNull();
    expect(currentToast()).toBeNull();
    expect(now().file.state.answers.leftOut).toEqual(new Set([row]));
  });
});

describe('a chosen file', () => {
  test('takes the place of the last one and its failure', async () => {
    const { now, choose, submit } = await open(null);
    await submit();
    expect(now().form.failure).not.toBeNull();
    await choose(csv([ANA, BEN], 'second.csv'));
    expect(now().file.state.file?.name).toBe('second.csv');
    expect(now().form.failure).toBeNull();
    expect(currentToast()).toBeNull();
  });

  test('of another kind is refused, and the one before stays', async () => {
    const { now, choose } = await open([ANA, BEN]);
    await choose(csv([CEM, ANA], 'team.xlsx'));
    expect(now().form.failure).toMatchObject({
      title: 'Invalid CSV',
      message: 'Only .csv files are accepted.',
      tone: 'danger',
    });
    expect(now().file.state.file?.name).toBe('team.csv');
    expect(now().file.reasons).toEqual([]);
  });

  test('that lacks people is shown with the reason', async () => {
    const { now } = await open([ANA, 'Ben,,,Rome']);
    expect(now().file.state.file?.rows).toHaveLength(2);
    expect(now().form.failure).toMatchObject({
      title: 'Invalid Data',
      message: 'At least 2 valid team members required.',
    });
    expect(currentToast()).toMatchObject({ title: 'Invalid Data' });
  });

  test('counts over one that was chosen before and is read after it', async () => {
    const { now } = await open(null);
    const slow = slowCsv([CEM, ANA], 'slow.csv');
    await act(async () => {
      const first = now().takeFiles([slow.file]);
      await now().takeFiles([csv([ANA, BEN], 'later.csv')]);
      slow.release();
      await first;
    });
    expect(now().file.state.file?.name).toBe('later.csv');
  });

  test('changes nothing of what is being sent', async () => {
    const { now, choose, type, onSubmit } = await open([ANA, BEN]);
    let finish = () => {};
    onSubmit.mockReturnValueOnce(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    type('Team Name', 'Crew');
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await choose(csv([CEM, ANA], 'late.csv'));
    await choose(csv([CEM, ANA], 'late.xlsx'));
    expect(now().file.state.file?.name).toBe('team.csv');
    expect(now().form.failure).toBeNull();
    await act(async () => finish());
    await waitFor(() => expect(now().form.isBusy).toBe(false));
    await choose(csv([CEM, ANA], 'next.csv'));
    expect(now().file.state.file?.name).toBe('next.csv');
  });
});
