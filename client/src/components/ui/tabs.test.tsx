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

test('shows every panel while the page is printed', () => {
  const view = render(<Tabs label="Reading" items={items} />);
  expect(screen.queryByText('Some notes')).not.toBeInTheDocument();
  view.rerender(<Tabs label="Reading" items={items} isPrinting />);
  for (const { content } of items) expect(screen.getByText(content)).toBeInTheDocument();
});

test('leaves keys with a modifier to the browser', async () => {
  render(<Tabs label="Reading" items={items} />);
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(screen.getByRole('tab', { name: 'Team Context', selected: true })).toHaveFocus();
});
