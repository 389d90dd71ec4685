import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { currentToast } from '#client/components/feedback/toast.ts';
import { Input } from '#client/components/ui/input.tsx';
import { ApiError } from '#client/lib/api.ts';
import type { PlaceChoice } from '#client/lib/place-choice.ts';
import { replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { resolveTeamBirths } from '#shared/contract/teams.ts';
import type { UploadedTeam } from '../use-team-upload.ts';
import type { RenderPlaceField } from './row-editor.tsx';
import { TeamUpload, type TeamUploadProps } from './team-upload.tsx';
import { UploadBenefits } from './upload-benefits.tsx';

const HEADER = 'Name,Birth Date,Birth Time,Birth Place';
const ANA = 'Ana,1985-05-03,14:30,"Berlin, Germany"';
const BEN = 'Ben,21.11.1990,,Lisbon';
const CEM = 'Cem,1978-02-09,6:05 am,Izmir';

/** Typing sets only the text; the button stands for a choice from the list. */
const renderPlaceField: RenderPlaceField = (value, onChange) => (
  <>
    <Input value={value} onChange={({ target }) => onChange({ birthPlace: target.value })} />
    <button
      type="button"
      onClick={() => onChange({ birthPlace: 'Rome, Italy', resolution: { placeId: 'rome' } })}
    >
      Rome, Italy
    </button>
  </>
);

/** Resolves every place as written. */
const readsAll = replies(resolveTeamBirths, ({ body }) => ({
  births: body.births.map(({ birthPlace }) => ({
    kind: 'resolved' as const,
    resolvedPlace: birthPlace,
    timeZone: 'Europe/Berlin',
    utcOffsetSeconds: 3600,
    birthUtc: '1985-05-03T12:30:00.000Z',
  })),
}));

function start(props: Partial<TeamUploadProps> = {}) {
  const onSubmit = vi.fn<(team: UploadedTeam) => Promise<void>>(async () => {});
  const view = renderPart(
    <TeamUpload onSubmit={onSubmit} renderPlaceField={renderPlaceField} {...props} />,
    '/team',
    readsAll,
  );
  async function choose(lines: readonly string[], name = 'team.csv') {
    const file = new File([lines.join('\n')], name, { type: 'text/csv' });
    fireEvent.change(screen.getByLabelText('CSV file'), { target: { files: [file] } });
    await waitFor(() =>
      expect(screen.queryByText(name) ?? screen.queryByText(/^Only/)).not.toBeNull(),
    );
  }
  return { ...view, onSubmit, choose };
}
const uploadButton = () => screen.getByRole('button', { name: /^Upload/ });
const rowOf = (name: string) => {
  const row = screen.getByText(name, { selector: 'bdi.font-medium' }).closest('li');
  if (!row) throw new Error(name);
  return within(row);
};

function refusal(body: Partial<ErrorBody>) {
  return new ApiError(422, '', {
    code: 'birth.time_ambiguous',
    message: 'The server’s words',
    error: 'The server’s words',
    requestId: 'r',
    ...body,
  });
}

describe('a valid file', () => {
  test('is shown as parsed and sent only on demand', async () => {
    const { user, onSubmit, choose } = start();
    expect(uploadButton()).toBeDisabled();
    expect(uploadButton()).toHaveAccessibleDescription('Choose a CSV file first.');
    await choose([HEADER, ANA, BEN, CEM, 'Dora,,,']);
    const [status] = screen.getAllByRole('status');
    expect(status).toHaveTextContent('3 ready · 1 will be skipped');
    expect(screen.getByText('May 3, 1985 · 2:30 PM · Berlin, Germany')).toBeInTheDocument();
    expect(screen.getByText('November 21, 1990 · Time unknown · Lisbon')).toBeInTheDocument();
    expect(screen.getByText('February 9, 1978 · 6:05 AM · Izmir')).toBeInTheDocument();
    expect(screen.getByText('Row 5 has no birth date and no birth place.')).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();

    await user.type(screen.getByLabelText('Team Name'), '  Crew ');
    await user.click(screen.getByRole('button', { name: 'Upload 3 Team Members' }));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      teamName: 'Crew',
      members: [
        { name: 'Ana', birthDate: '1985-05-03', birthTime: '14:30', birthPlace: 'Berlin, Germany' },
        { name: 'Ben', birthDate: '1990-11-21', birthTime: null, birthPlace: 'Lisbon' },
        { name: 'Cem', birthDate: '1978-02-09', birthTime: '06:05', birthPlace: 'Izmir' },
      ],
    });
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Team Uploaded!',
        description: 'Successfully processed 3 team members.',
      }),
    );
  });

  test('requires a team name', async () => {
    const { user, onSubmit, choose } = start();
    await choose([HEADER, ANA, BEN]);
    await user.click(uploadButton());
    expect(currentToast()).toMatchObject({
      title: 'Team Name Required',
      description: 'Please enter a name for your team.',
    });
    expect(screen.getByText('Team name is required')).toBeInTheDocument();
    expect(screen.getByLabelText('Team Name')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('is not sent without an account, with a message', async () => {
    const words = 'No account selected. Please select an account first.';
    const { user, onSubmit, choose } = start({ refusal: words });
    await choose([HEADER, ANA, BEN]);
    await user.type(screen.getByLabelText('Team Name'), 'Crew{Enter}');
    expect(screen.getByText(words, { selector: 'div > *, div' })).toBeInTheDocument();
    expect(currentToast()?.description).toBe(words);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('lists the first 20 skipped rows and counts the others', async () => {
    const { choose } = start();
    await choose([HEADER, ANA, BEN, ...Array.from({ length: 23 }, () => 'Nobody,,,')]);
    expect(screen.getAllByText(/has no birth date/)).toHaveLength(20);
    expect(screen.getByText(/^3 more rows are skipped/)).toBeInTheDocument();
  });

  test('can also be dropped', async () => {
    start();
    const file = new File([[HEADER, ANA, BEN].join('\n')], 'TEAM.CSV');
    const zone = screen.getByText('Drop a CSV file here, or choose one.').parentElement;
    if (!zone) throw new Error('no zone');
    fireEvent.drop(zone, { dataTransfer: { files: [file] } });
    expect(await screen.findByRole('button', { name: 'Upload 2 Team Members' })).toBeEnabled();
    expect(screen.getByText(/A Penta takes at least three/)).toBeInTheDocument();
  });
});

describe('an invalid file', () => {
  test.each([
    ['Invalid CSV', 'CSV must contain at least 2 team members.', [HEADER, ANA]],
    ['Invalid Data', 'At least 2 valid team members required.', [HEADER, ANA, 'Ben,,,Rome']],
    [
      'Invalid Data',
      'A team has at most 5 people; this file has 6. Make one file for each team.',
      [HEADER, ANA, BEN, CEM, 'D,1985-05-03,,Rome', 'E,1985-05-03,,Rome', 'F,1985-05-03,,Rome'],
    ],
  ])('says why, in the page and as a toast: %s, %s', async (title, message, lines) => {
    const { choose } = start();
    await choose(lines);
    await waitFor(() => expect(currentToast()).toMatchObject({ title, description: message }));
    expect(screen.getByText(title, { selector: 'main p, p' })).toBeInTheDocument();
    expect(uploadButton()).toBeDisabled();
  });

  test('is anything but .csv', async () => {
    const { choose } = start();
    await choose([HEADER, ANA, BEN], 'team.xlsx');
    expect(currentToast()).toMatchObject({
      title: 'Invalid CSV',
      description: 'Only .csv files are accepted.',
    });
  });

  test('can be fixed in the page when rows are incomplete', async () => {
    const { user, choose } = start();
    await choose([HEADER, ANA, 'Ben,1990-11-21,,']);
    await user.click(screen.getByRole('button', { name: 'Correct Ben' }));
    await user.click(screen.getByRole('button', { name: 'Rome, Italy' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByRole('button', { name: 'Upload 2 Team Members' })).toBeEnabled();
    expect(screen.queryByText('Invalid Data')).not.toBeInTheDocument();
    expect(currentToast()).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Correct Ben' })).toHaveFocus());
  });
});

describe('rows that need attention', () => {
  test('accept the suggestion, a correction, or are left out', async () => {
    const { user, choose } = start();
    await choose([HEADER, ANA, 'Ben,31170,,Rome', 'Cem,3.5.85,25:00,Izmir', CEM]);
    expect(uploadButton()).toHaveAccessibleDescription(
      'Correct the 2 rows that need attention, or leave them out.',
    );
    await user.click(rowOf('Ben').getByRole('button', { name: 'Use May 3, 1985' }));
    expect(screen.getByText('May 3, 1985 · Time unknown · Rome')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Correct Ben' })).toHaveFocus());

    const [open] = screen.getAllByRole('button', { name: 'Correct Cem' });
    if (!open) throw new Error('no button');
    await user.click(open);
    const editor = within(screen.getByRole('form', { name: 'Row 4' }));
    expect(editor.getByLabelText('Birth Date')).toHaveFocus();
    fireEvent.change(editor.getByLabelText('Birth Date'), { target: { value: '1985-05-03' } });
    await user.click(editor.getByRole('switch', { name: 'Time unknown?' }));
    await user.click(editor.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('May 3, 1985 · Time unknown · Izmir')).toBeInTheDocument();
    expect(uploadButton()).toBeEnabled();

    await user.click(screen.getByRole('button', { name: 'Leave Ben out' }));
    expect(uploadButton()).toHaveTextContent('Upload 3 Team Members');
    await user.click(screen.getByRole('button', { name: 'Take Ben in again' }));
    expect(uploadButton()).toHaveTextContent('Upload 4 Team Members');
  });

  test('keep an unreadable time until it is resolved', async () => {
    const { user, choose } = start();
    await choose([HEADER, ANA, 'Ben,1990-11-21,25:00,Rome']);
    await user.click(screen.getByRole('button', { name: 'Correct Ben' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Row 3' })).toBeNull());
    expect(rowOf('Ben').getByText('Needs attention')).toBeInTheDocument();
  });

  test('hold the upload back while a correction is neither applied nor canceled', async () => {
    const { user, choose } = start();
    await choose([HEADER, ANA, BEN]);
    await user.click(screen.getByRole('button', { name: 'Correct Ben' }));
    await user.type(screen.getByLabelText('Name'), ' Roe');
    expect(uploadButton()).toHaveAccessibleDescription('Apply or cancel the correction of row 3.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(uploadButton()).toBeEnabled();
    expect(rowOf('Ben').getByText('Ready')).toBeInTheDocument();
  });

  test('are all resolved by one answer about day and month', async () => {
    const { user, choose } = start();
    await choose([HEADER, 'Ana,3/5/1985,,Rome', 'Ben,4/6/1990,,Oslo']);
    expect(uploadButton()).toHaveAccessibleDescription(
      'Say which number is the day in your dates.',
    );
    await user.click(screen.getByRole('radio', { name: /The day comes first/ }));
    expect(screen.getByText('May 3, 1985 · Time unknown · Rome')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /The month comes first/ }));
    expect(screen.getByText('April 6, 1990 · Time unknown · Oslo')).toBeInTheDocument();
    expect(uploadButton()).toBeEnabled();
  });

  test('show duplicate people', async () => {
    const { choose } = start();
    await choose([HEADER, ANA, 'ANA,1985-05-03,,Rome', 'Ana,3.5.1985,,Rome']);
    expect(screen.getByText('Same person as row 2? Only letter case differs')).toBeInTheDocument();
    expect(screen.getByText('Same name and date as row 2')).toBeInTheDocument();
  });
});

describe('an error from the server', () => {
  const lines = [HEADER, ANA, 'Nobody,,,', BEN];

  async function refused(error: unknown, rows: readonly string[] = lines) {
    const view = start();
    view.onSubmit.mockRejectedValueOnce(error);
    await view.choose(rows);
    await view.user.type(screen.getByLabelText('Team Name'), 'Crew');
    await view.user.click(uploadButton());
    await screen.findByText(/^(?:Upload Failed|Almost there)$/, { selector: 'p' });
    return view;
  }

  test('about a time that occurred twice is shown and answered at its row', async () => {
    const fold = (index: 0 | 1) => ({
      kind: 'fold' as const,
      fold: index,
      utc: '1990-11-21T00:00:00Z',
      offsetSeconds: 7200 - 3600 * index,
      abbreviation: index === 0 ? 'CEST' : 'CET',
    });
    const { user, onSubmit } = await refused(
      refusal({
        fields: { 'members.1.birthTime': 'This time happened twice.' },
        choices: [fold(0), fold(1)],
      }),
    );
    expect(rowOf('Ben').getByText('This time happened twice.')).toBeInTheDocument();
    expect(uploadButton()).toHaveAccessibleDescription('Check row 4 first.');
    await user.click(rowOf('Ben').getByRole('button', { name: 'The second (UTC+1, CET)' }));
    await user.click(uploadButton());
    expect(onSubmit.mock.calls[1]?.[0].members[1]).toMatchObject({ name: 'Ben', fold: 1 });
    expect(onSubmit.mock.calls[1]?.[0].members[0]).not.toHaveProperty('fold');
  });

  test('about a time that never existed offers the nearest', async () => {
    const time = { kind: 'time' as const, birthDate: '1985-05-03', birthTime: '15:30' };
    await refused(
      refusal({
        code: 'birth.time_nonexistent',
        fields: { 'members.0.birthTime': 'No such time.' },
        choices: [time],
      }),
    ).then(({ user }) => user.click(rowOf('Ana').getByRole('button', { name: 'Use 3:30 PM' })));
    expect(screen.getByText('May 3, 1985 · 3:30 PM · Berlin, Germany')).toBeInTheDocument();
    expect(uploadButton()).toBeEnabled();
  });

  const springfield = (region: string, readings: PlaceChoice['readings'], index = 1) => ({
    kind: 'place' as const,
    placeId: region,
    description: `Springfield, ${region}, United States`,
    timeZone: 'America/Chicago',
    readings,
    field: `members.${index}.birthPlace`,
  });
  const ONCE = [{ fold: 0 as const, utc: '1985-05-03T19:30:00Z' }];
  const TWICE = [...ONCE, { fold: 1 as const, utc: '1985-05-03T20:30:00Z' }];
  const asks = () =>
    refused(
      refusal({
        code: 'place.ambiguous',
        fields: { 'members.0.birthPlace': 'Several.', 'members.1.birthPlace': 'Several.' },
        choices: [
          springfield('Illinois', TWICE, 0),
          springfield('Oregon', [], 0),
          springfield('Illinois', ONCE),
          springfield('Missouri', ONCE),
        ],
      }),
      [HEADER, 'Ana,1985-05-03,14:30,Springfield', 'Dan,1985-05-03,14:30,Springfield'],
    );

  test('about namesakes is asked in each of their rows', async () => {
    const { user, onSubmit } = await asks();
    expect(currentToast()).toBeNull();
    expect(rowOf('Ana').getByText('Check the place')).toBeInTheDocument();
    expect(uploadButton()).toHaveAccessibleDescription('Check rows 2 and 3 first.');
    expect(
      rowOf('Dan')
        .getAllByRole('button', { name: /^Springfield/ })
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Springfield, Illinois, United States UTC−5 at birth · America/Chicago',
      'Springfield, Missouri, United States UTC−5 at birth · America/Chicago',
    ]);
    await user.click(rowOf('Dan').getByRole('button', { name: /Missouri/ }));
    expect(rowOf('Dan').getByText(/Springfield, Missouri, United States$/)).toBeInTheDocument();
    expect(rowOf('Dan').getByText('Ready')).toBeInTheDocument();

    // Typing over it discards the choice.
    await user.click(screen.getByRole('button', { name: 'Correct Dan' }));
    await user.type(screen.getByLabelText('Birth Place'), '!');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await user.click(rowOf('Ana').getByRole('button', { name: /Oregon/ }));
    await user.click(uploadButton());
    const [ana, dan] = onSubmit.mock.calls[1]?.[0].members ?? [];
    expect(ana).toMatchObject({
      birthPlace: 'Springfield, Oregon, United States',
      placeId: 'Oregon',
    });
    expect(dan?.birthPlace).toBe('Springfield, Missouri, United States!');
    expect(dan).not.toHaveProperty('placeId');
  });

  test('about namesakes says which of them leave the time ambiguous, and asks about it next', async () => {
    const { user, onSubmit } = await asks();
    expect(rowOf('Ana').getByText(/^2:30 PM didn’t exist there/)).toBeInTheDocument();
    await user.click(rowOf('Ana').getByRole('button', { name: /happened twice/ }));
    expect(rowOf('Ana').getByText(/^Clocks went back, so 2:30 PM/)).toBeInTheDocument();
    expect(uploadButton()).toBeDisabled();
    await user.click(rowOf('Ana').getByRole('button', { name: 'The second (UTC−6)' }));
    await user.click(rowOf('Dan').getByRole('button', { name: /Illinois/ }));
    await user.click(uploadButton());
    expect(onSubmit.mock.calls[1]?.[0].members).toMatchObject([
      { name: 'Ana', placeId: 'Illinois', fold: 1 },
      { name: 'Dan', placeId: 'Illinois' },
    ]);
  });

  test('about a place focuses the place, and the choice is sent', async () => {
    const { user, onSubmit } = await refused(
      refusal({
        code: 'place.unknown',
        fields: { 'members.1.birthPlace': 'We do not know this place.' },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Correct Ben' }));
    expect(screen.getByLabelText('Birth Place')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Rome, Italy' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await user.click(uploadButton());
    expect(onSubmit.mock.calls[1]?.[0].members[1]).toMatchObject({
      birthPlace: 'Rome, Italy',
      placeId: 'rome',
    });
  });

  test('of another kind shows the server’s message, or the screen’s own', async () => {
    const { user, onSubmit } = await refused(refusal({ code: 'team.limit_reached' }));
    expect(currentToast()?.description).toBe('The server’s words');
    onSubmit.mockRejectedValueOnce(new TypeError('offline'));
    await user.click(uploadButton());
    await waitFor(() =>
      expect(currentToast()?.description).toBe(
        'Failed to process team data. Please check your CSV format.',
      ),
    );
    expect(uploadButton()).toBeEnabled();
  });

  test('about the team name is shown at its field', async () => {
    await refused(refusal({ code: 'request.invalid', fields: { teamName: 'Too long' } }));
    expect(screen.getByLabelText('Team Name')).toHaveAccessibleDescription('Too long');
  });
});

test('uses the singular for one person, which is not enough', async () => {
  const { user, choose } = start();
  await choose([HEADER, ANA, BEN]);
  await user.click(screen.getByRole('button', { name: 'Leave Ben out' }));
  expect(uploadButton()).toHaveTextContent(/^Upload 1 Team Member$/);
  expect(uploadButton()).toBeDisabled();
});

test('shows an example of a pair’s card, and a list of benefits', () => {
  renderPart(<UploadBenefits />, '/team');
  const example = within(screen.getByRole('region', { name: 'Ana and Ben' }));
  expect(example.getByText('Example')).toBeVisible();
  expect(example.getByText('Generator with Projector')).toBeVisible();
  const terms = example.getAllByRole('term');
  expect(terms.map(({ textContent }) => textContent)).toEqual(['Strength', 'Watch Out']);
  for (const term of terms) expect(term.nextElementSibling).toHaveTextContent(/\w+ .+\.$/);
  const benefits = within(screen.getByRole('region', { name: 'What you get' }));
  expect(benefits.getAllByRole('listitem')).toHaveLength(5);
  for (const benefit of [/every pair/, /which of the 12 functions/, /every row before/]) {
    expect(benefits.getByText(benefit)).toBeVisible();
  }
});

test('the help lists the columns in order, with their formats', () => {
  start();
  const help = within(screen.getByRole('region', { name: 'CSV format' }));
  const columns = help.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(columns).toEqual([
    expect.stringMatching(/^1Name: \w/),
    expect.stringMatching(/^2Birth Date: 1985-05-03 /),
    expect.stringMatching(/^3Birth Time: .*leave it blank/),
    expect.stringMatching(/^4Birth Place: .*quotation marks/),
  ]);
  expect(help.getByText(/^One header row/)).toBeVisible();
  expect(help.getByText(/^A team has 2 to 5 people; a Penta takes at least 3/)).toBeVisible();
});

test('the template can be downloaded', () => {
  start();
  const template = screen.getByRole('link', { name: 'Download template' });
  expect(template).toHaveAttribute('download', 'team-template.csv');
  expect(decodeURIComponent(template.getAttribute('href') ?? '')).toContain(HEADER);
});
