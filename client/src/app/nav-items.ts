import type { NavItem } from '#client/components/layout/nav.ts';
import { paths } from '#client/lib/paths.ts';
import type { CurrentUser } from '#shared/contract/auth.ts';
import { isAccountAdmin } from '#shared/domain/roles.ts';

const about: NavItem = { label: 'About', href: paths.about };

/** The main navigation by role. */
export function navItemsOf(user: CurrentUser): NavItem[] {
  if (user.globalRole === 'master_admin') {
    return [
      { label: 'Dashboard', href: paths.start },
      { label: 'Master Prompts', href: paths.masterPrompts },
      about,
    ];
  }
  if (isAccountAdmin(user)) {
    return [
      { label: 'Dashboard', href: paths.start },
      { label: 'Individual', href: paths.home },
      { label: 'Team', href: paths.team.pattern },
      { label: 'Manage', href: paths.teams, mobileOnly: true },
      about,
    ];
  }
  return [
    { label: 'Personal Chart', href: paths.start },
    { label: 'Chart History', href: paths.charts },
    { label: 'Team Mode', href: paths.team.pattern },
    about,
  ];
}

/** The entries of the profile menu besides signing out. */
export function profileLinksOf(user: CurrentUser): NavItem[] {
  const ownData = { label: 'Your Data', href: paths.ownData };
  const sky = [
    { label: 'Transits', href: paths.transits },
    { label: 'Returns', href: paths.returns },
  ];
  if (user.globalRole === 'master_admin') {
    return [{ label: 'Payment Incidents', href: paths.paymentIncidents }, ownData];
  }
  return isAccountAdmin(user)
    ? [{ label: 'Plan and Billing', href: paths.billing }, ...sky, ownData]
    : [...sky, ownData];
}

/** The path to mark in the navigation, for pages with two addresses. */
export function shownAs(path: string, user: CurrentUser): string {
  if (path === paths.chartHistory) return paths.charts;
  if (path === paths.master) return paths.start;
  // Only regular users also have their chart page at the start page.
  return path === paths.home && roleLabelOf(user) === undefined ? paths.start : path;
}

/** Shown next to the profile menu; regular users have none. */
export function roleLabelOf(user: CurrentUser): string | undefined {
  if (user.globalRole === 'master_admin') return 'Master Admin';
  return isAccountAdmin(user) ? 'Account Admin' : undefined;
}
