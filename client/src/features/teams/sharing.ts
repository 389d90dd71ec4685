import type { TeamMember } from '#shared/contract/teams.ts';
import { andList } from '#shared/domain/english.ts';

type Person = Pick<TeamMember, 'name' | 'type' | 'authority' | 'profile' | 'chartData'>;

function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}

/** Type, authority and profile, as far as the reader may see them. */
export function summaryInWords({ name, type, authority, profile, chartData }: Person): string {
  if (type === null) return `${firstNameOf(name)} shares functions only.`;
  const summary = `${type}, ${authority} authority, profile ${profile}`;
  return chartData ? summary : `${summary}. ${firstNameOf(name)} doesn’t share gates and channels.`;
}

/** What the picture of everybody's gates shows, and who is missing from it. */
export function collectiveInWords(members: readonly Pick<TeamMember, 'name' | 'chartData'>[]) {
  const hidden = members.filter(({ chartData }) => chartData === null);
  if (hidden.length === 0) {
    return 'Everyone’s gates in one picture. A center open here is open for the whole team.';
  }
  const shown = members.length - hidden.length;
  const names = andList(hidden.map(({ name }) => firstNameOf(name)));
  const share = hidden.length === 1 ? 'doesn’t share theirs' : 'don’t share theirs';
  return `The gates of ${shown} of ${members.length} people in one picture: ${names} ${share}.`;
}

/** Who entered a person's birth, and what they keep to themselves, in two or three words each. */
export function sharingMarks({
  enteredBy,
  visibility,
}: Pick<TeamMember, 'enteredBy' | 'visibility'>): string[] {
  return [
    ...(enteredBy === 'admin' ? ['Entered by your admin'] : []),
    ...(visibility === 'summary' ? ['Shares a summary'] : []),
    ...(visibility === 'functions' ? ['Shares functions only'] : []),
  ];
}
