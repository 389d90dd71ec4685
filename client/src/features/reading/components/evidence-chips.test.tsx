import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ReadingEvidence } from '#shared/contract/reading.ts';
import { NO_LIGHT } from '../evidence.ts';
import { EvidenceChips } from './evidence-chips.tsx';

const AUTHORITY = { kind: 'authority', authority: 'Emotional' } as const;
const CENTER = { kind: 'center', center: 'solarPlexus', state: 'defined' } as const;

function named(...evidence: ReadingEvidence[]) {
  const { unmount } = render(
    <EvidenceChips evidence={evidence} lit={NO_LIGHT} onLight={() => {}} />,
  );
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  unmount();
  return items;
}

test('a center says what its authority would say again', () => {
  const center = 'Your moods come and go in waves (Solar Plexus, defined)';
  expect(named(AUTHORITY, CENTER)).toEqual([center]);
  expect(named(AUTHORITY)).toEqual(['Your feelings need time to settle (Emotional authority)']);
});

test('says why in everyday words, and the term after them', () => {
  expect(
    named(
      { kind: 'profile', profile: '5/1' },
      { kind: 'center', center: 'head', state: 'open' },
      { kind: 'definition', definition: 'Split' },
      { kind: 'channel', channel: '20-57' },
      { kind: 'gate', gate: 42, sides: ['design'] },
    ),
  ).toEqual([
    'You’re part problem-solver, part researcher (Profile 5/1)',
    'You pick up other people’s questions (Head, open)',
    'Your steady centers form two groups (Split definition)',
    'Your strength “Say your hunch out loud” (20-57 The Brainwave)',
    'Your gift “See projects through” (Gate 42)',
  ]);
});

test('each reason leads somewhere: to its part of the bodygraph, or else to its page in the library', async () => {
  const onLight = vi.fn();
  const evidence: ReadingEvidence[] = [
    { kind: 'type', type: 'Manifesting Generator' },
    { kind: 'profile', profile: '5/1' },
    { kind: 'definition', definition: 'Triple Split' },
    { kind: 'authority', authority: 'Mental / Environmental' },
    { kind: 'gate', gate: 42, sides: ['design'] },
  ];
  render(<EvidenceChips evidence={evidence} lit={NO_LIGHT} onLight={onLight} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/library/types/manifesting-generator',
    '/library/profiles/5-1',
    '/library/definitions/triple-split',
    '/library/authorities/mental-environmental',
  ]);
  await userEvent.click(screen.getByRole('button'));
  expect(onLight).toHaveBeenCalledWith({ ...NO_LIGHT, gates: [42] });
});
