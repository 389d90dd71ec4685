import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AboutPage } from './about.tsx';
import { ContactSalesPage } from './contact-sales.tsx';
import { NotFoundPage } from './not-found.tsx';
import { SupportPage } from './support.tsx';
import { TermsPage } from './terms.tsx';

const contacts = {
  supportEmail: 'support@demo.example',
  salesEmail: 'sales@demo.example',
  salesName: 'Jordan',
  founderName: 'Mira',
};

test('the not-found page says so', () => {
  render(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
});

test('the terms have thirteen numbered sections, the date, the state and the cap', () => {
  render(<TermsPage contacts={contacts} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Terms of Service & Privacy Policy',
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
    '1.Eligibility',
    '2.Nature of the services',
    '3.Your responsibilities',
    '4.Data risks',
    '5.Intellectual property',
    '6.Termination',
    '7.Warranties',
    '8.Limitation of liability',
    '9.Indemnification',
    '10.Privacy',
    '11.Changes',
    '12.Governing law',
    '13.Contact',
  ]);
  expect(screen.getByText(/September 7, 2025/)).toBeInTheDocument();
  expect(screen.getByText(/State of Ohio/)).toBeInTheDocument();
  expect(screen.getByText(/12 months before/)).toBeInTheDocument();
  expect(screen.getByText(/at least 18/)).toBeInTheDocument();
});

test('every entry of the table of contents links to an existing section', () => {
  render(<TermsPage contacts={contacts} />);
  const links = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
  expect(links).toHaveLength(13);
  for (const link of links) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(id)).toBeInTheDocument();
  }
});

test('the about page is signed by the founder and names the sources of place data', () => {
  render(<AboutPage contacts={contacts} />);
  expect(screen.getByText('Mira')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'GeoNames' })).toHaveAttribute(
    'href',
    'https://www.geonames.org/',
  );
  expect(screen.getByRole('link', { name: /OpenStreetMap/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open Database License' })).toBeInTheDocument();
});

test('support covers questions, bugs and feature requests and states its response time', () => {
  render(<SupportPage contacts={contacts} />);
  for (const name of ['General support', 'Bug reports', 'Feature requests']) {
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  }
  expect(screen.getByText(/within 24 hours on business days/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'support@demo.example' })).toBeInTheDocument();
});

test('contact sales opens a draft with the agreed subject and questions', () => {
  render(<ContactSalesPage contacts={contacts} />);
  const href = screen.getByRole('link', { name: 'Email Jordan' }).getAttribute('href') ?? '';
  const draft = new URL(href);
  expect(draft.pathname).toBe('sales@demo.example');
  expect(draft.searchParams.get('subject')).toBe('Enterprise Solutions Inquiry');
  const body = draft.searchParams.get('body') ?? '';
  for (const asked of ['Organization:', 'Team size:', 'Specific needs:', 'A good time to talk:']) {
    expect(body).toContain(asked);
  }
});

test('contact sales lists the three offers, what to include, and a link back', () => {
  render(<ContactSalesPage contacts={contacts} />);
  for (const name of ['Custom pricing', 'Dedicated support', 'Custom training']) {
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  }
  for (const item of [
    'Organization size and structure',
    'Specific Human Design goals',
    'Timeline for implementation',
    'Any special requirements',
  ]) {
    expect(screen.getByText(item)).toBeInTheDocument();
  }
  expect(screen.getByRole('link', { name: 'Back to Team' })).toHaveAttribute('href', '/team');
});
