/**
 * The first country that an `Accept-Language` header names, ISO 3166-1: "de-AT,de;q=0.9" is AT.
 */
export function regionOf(acceptLanguage: string): string | undefined {
  const [, region] = /^[^;]*?\b[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(acceptLanguage) ?? [];
  return region?.toUpperCase();
}
