import { foldName } from './folding.ts';

/** The parts of a place's address, as stored in the index. */
export interface PlaceParts {
  readonly name: string;
  /** Empty unless needed to distinguish the place from a namesake in its region. */
  readonly district: string;
  /** Empty when the country has no regions. */
  readonly region: string;
  readonly country: string;
}

/** "Illinois, United States": district, region and country, without parts equal to the name. */
export function describeWhere({ name, district, region, country }: PlaceParts): string {
  const parts = [district, region].filter(
    (part) => part !== '' && !readAlike(part, name) && !readAlike(part, country),
  );
  return [...parts, country].join(', ');
}

function readAlike(a: string, b: string): boolean {
  return a === b || foldName(a) === foldName(b);
}
