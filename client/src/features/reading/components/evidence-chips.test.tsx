import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_LIGHT } from '../evidence.ts';
import { EvidenceChips } from './evidence-chips.tsx';

const AUTHORITY = { kind: 'authority', authority: 'Emotional' } as const;
const CENTER = { kind: 'center', center: 'solarPlexus', state: 'defined' } as const;
const named = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('a center says what its authority would say again', () => {
  const { rerender } = render(
    <EvidenceChips evidence={[AUTHORITY, CENTER]} lit={NO_LIGHT} onLight={() => {}} />,
  );
  expect(named()).toEqual(['Solar Plexus, defined']);
  rerender(<EvidenceChips evidence={[AUTHORITY]} lit={NO_LIGHT} onLight={() => {}} />);
  expect(named()).toEqual(['Emotional authority']);
});
