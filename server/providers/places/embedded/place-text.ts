import { foldName } from './folding.ts';

/** The parts of a place's address, as they stand in the index. */
export interface PlaceParts {
  readonly name: string;
  /** Empty unless region and country do not tell the place from another of its name. */
  readonly district: string;
  /** Empty where the country has no regions. */
  readonly region: string;
  readonly country: string;
}

/** "Illinois, United States": district, region and country, without what the name says already. */
export function describeWhere({ name, district, region, country }: PlaceParts): string {
  const parts = [district, region].filter(
    (part) => part !== '' && !readAlike(part, name) && !readAlike(part, country),
  );
  return [...parts, country].join(', ');
}

function readAlike(a: string, b: string): boolean {
  return a === b || foldName(a) === foldName(b);
}
