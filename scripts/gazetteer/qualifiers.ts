import { foldName, foldTokens } from '#server/providers/places/embedded/folding.ts';
import type { Qualifier } from '#server/providers/places/embedded/index-format.ts';
import { bareName, type SourceArea } from './areas.ts';
import { COUNTRY_ALIASES, COUNTRY_LANGUAGES, SHOWN_COUNTRIES } from './country-names.data.ts';
import { COUNTY_GROUPS, DIVISION_COUNTRIES } from './divisions.data.ts';
import { REGION_ALIASES } from './region-names.data.ts';

/** A country's display name. */
export function shownCountry(code: string): string {
  return SHOWN_COUNTRIES[code] ?? new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
}

/** Everything that may follow a place's name, under all its names. */
export function collectQualifiers(
  areas: readonly SourceArea[],
  countryCodes: readonly string[],
): Qualifier[] {
  const meanings = new Meanings();
  for (const [index, area] of areas.entries()) {
    const isPrimary = area.parent === undefined || DIVISION_COUNTRIES[area.countryCode] === 'bare';
    for (const name of areaNames(area)) meanings.add(name, [index], isPrimary ? 1 : 0);
  }
  for (const [group, divisions] of Object.entries(COUNTY_GROUPS)) {
    meanings.add(group, findDivisions(areas, divisions), 1);
  }
  for (const [index, code] of countryCodes.entries()) {
    for (const name of [code, shownCountry(code)]) meanings.add(name, [~index], 1);
    for (const name of foreignNames(code)) meanings.add(name, [~index], 0);
  }
  for (const [alias, codes] of Object.entries(COUNTRY_ALIASES)) {
    meanings.add(alias, findCountries(countryCodes, codes), 1);
  }
  return meanings.sorted();
}

function findCountries(countryCodes: readonly string[], codes: readonly string[]): number[] {
  return codes.map((code) => {
    const index = countryCodes.indexOf(code);
    if (index < 0) throw new Error(`No places in ${code}.`);
    return ~index;
  });
}

function findDivisions(areas: readonly SourceArea[], bareNames: readonly string[]): number[] {
  return bareNames.map((name) => {
    const index = areas.findIndex(
      (area) =>
        area.countryCode === 'GB' && area.parent !== undefined && bareName(area.name) === name,
    );
    if (index < 0) throw new Error(`No places in ${name}.`);
    return index;
  });
}

class Meanings {
  readonly #byText = new Map<string, { targets: Set<number>; isPrimary: 0 | 1 }>();

  add(name: string, targets: readonly number[], isPrimary: 0 | 1): void {
    // Both as typed ("st gallen") and expanded ("saint gallen").
    for (const text of [foldTokens(name).join(' '), foldName(name)]) {
      if (text === '') continue;
      const known = this.#byText.get(text);
      this.#byText.set(text, {
        targets: new Set([...(known?.targets ?? []), ...targets]),
        isPrimary: known?.isPrimary === 1 ? 1 : isPrimary,
      });
    }
  }

  sorted(): Qualifier[] {
    return [...this.#byText]
      .map(([text, { targets, isPrimary }]): Qualifier => {
        return [text, [...targets].sort((a, b) => a - b), isPrimary];
      })
      .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  }
}

function areaNames({ name, otherNames, countryCode, regionCode }: SourceArea): string[] {
  if (regionCode === null) return [name, ...otherNames];
  const aliases = REGION_ALIASES[`${countryCode}.${regionCode}`] ?? [];
  // Alphabetic codes are in daily use (US.IL, CH.ZH); numeric ones are internal to the source.
  const codes = /^[A-Z]+$/.test(regionCode) ? [regionCode] : [];
  return [name, ...otherNames, ...codes, ...aliases];
}

function foreignNames(code: string): string[] {
  return COUNTRY_LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap(
      (style) => new Intl.DisplayNames(language, { type: 'region', style }).of(code) ?? [],
    ),
  );
}
