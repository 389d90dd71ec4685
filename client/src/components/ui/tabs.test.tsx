import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

const items = [
  { id: 'team', label: 'Team Context', content: 'About the team' },
  { id: 'family', label: 'Family Context', content: 'About the family' },
  { id: 'notes', label: 'Notes', content: 'Some notes' },
];

test('the tab list is one tab stop with arrow keys, Home and End', async () => {
  render(<Tabs label="Reading" items={items} />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Team Context' })).toHaveFocus();

  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Notes' })).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Family Context' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Family Context' })).toHaveTextContent(
    'About the family',
  );

  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('a click shows a tab’s panel and marks the tab as selected', async () => {
  render(<Tabs label="Reading" items={items} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Notes' }));
  expect(screen.getByRole('tab', { name: 'Notes', selected: true })).toBeVisible();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Some notes');
});
