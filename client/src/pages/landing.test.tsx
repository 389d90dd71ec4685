import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { LandingPage } from './landing.tsx';

function preferReducedMotion(reduced: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced, media: query }));
}

const scrollIntoView = vi.fn();

beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

test('all three sign-in buttons are plain links to the sign-in endpoint', () => {
  render(<LandingPage />);
  for (const name of ['Sign In', 'Get Your Chart Now', 'Get Started Today']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/api/login');
  }
});

test('has the promise, the reasons, the steps, the claim and the year', () => {
  render(<LandingPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    "Unlock Your Team's Business Potential",
  );
  for (const name of [
    /^Why Teams Choose/,
    '10-second insights',
    'Team dynamics',
    'Business-focused',
    'How It Works',
    'Enter birth date, time and location',
    'Get your chart',
    'Add team members',
  ]) {
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  }
  expect(screen.getByText(/Personalized insights in seconds/)).toBeInTheDocument();
  expect(screen.getByText(/Thousands of professionals/)).toBeInTheDocument();
  expect(screen.getByText(/© 2025/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
});

test('the age rule with links to the terms is next to the sign-in buttons', () => {
  render(<LandingPage />);
  expect(screen.getAllByText(/18 or older/)).toHaveLength(2);
  for (const link of screen.getAllByRole('link', { name: 'Terms of Service' })) {
    expect(link).toHaveAttribute('href', '/terms');
  }
});

test.each([
  [false, 'smooth'],
  [true, 'auto'],
])('Learn More scrolls to the steps (reduced motion: %s)', async (reduced, behavior) => {
  preferReducedMotion(reduced);
  render(<LandingPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Learn More' }));
  const steps = screen.getByRole('region', { name: 'How It Works' });
  expect(scrollIntoView.mock.contexts).toEqual([steps]);
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior, block: 'start' });
  vi.unstubAllGlobals();
});

test('a deep link is restored after sign-in', () => {
  render(<LandingPage signInHref="/api/login?returnTo=%2Fcharts" />);
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/api/login?returnTo=%2Fcharts',
  );
});
