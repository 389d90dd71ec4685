import { randomUUID } from 'node:crypto';
import type { SignedIn, TestApp } from './app.ts';

export const CHARTS = '/api/individual/charts';

/** A birth whose place needs no look-up. */
export const BIRTH = {
  name: 'Ana Ruiz',
  birthDate: '1987-06-14',
  birthTime: '14:25',
  birthPlace: 'Denver',
  latitude: 39.74,
  longitude: -104.98,
};

/** Stores a chart of that birth, with some of it changed, for a person. */
export async function chartOf(person: SignedIn, birth: object = {}): Promise<string> {
  const { body } = await person.post(`${CHARTS}/preview`, { ...BIRTH, ...birth }).expect(200);
  return body.chartId;
}

/** A new signed-in person with a chart of that birth. */
export async function chartOwner(app: TestApp, birth: object = {}) {
  const person = await app.signIn(`${randomUUID()}@people.example`);
  return { person, chartId: await chartOf(person, birth) };
}
