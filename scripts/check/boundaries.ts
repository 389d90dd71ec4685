import type { Dependencies } from './dependencies.ts';

/** Imports that go the wrong way, by resolved file. */
export function boundaryViolations({ summary }: Dependencies): string[] {
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}
