import { expect, test } from 'vitest';
import { renderPart } from '#client/testing/render.tsx';
import { BirthLine } from './birth-line.tsx';

const BIRTH = {
  birthDate: '1987-06-14',
  birthTime: '14:25',
  calendar: 'gregorian' as const,
  birthPlace: '',
  utcOffsetSeconds: 7200,
  timeZone: 'Europe/Paris',
};

test.each([
  ['Chicago, Illinois, United States', 'Chicago, Illinois'],
  ['Lyon, Auvergne-Rhône-Alpes, France', 'Lyon, France'],
  ['Singapore, Singapore, Singapore', 'Singapore'],
  ['Bogotá, Bogota D.C., Colombia', 'Bogotá'],
  ['Reykjavík, Iceland', 'Reykjavík, Iceland'],
])('shows of %s what tells it from its namesakes, and all of it in its title', (name, shown) => {
  renderPart(<BirthLine chart={{ ...BIRTH, resolvedPlace: name }} />, '/');
  const line = document.querySelector('p');
  expect(line).toHaveTextContent(name);
  for (const hidden of line?.querySelectorAll('.sr-only') ?? []) hidden.remove();
  expect(line?.textContent?.split('· ').at(-1)).toBe(shown);
});
