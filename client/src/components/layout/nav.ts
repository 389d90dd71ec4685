/** One entry of the main navigation. */
export interface NavItem {
  label: string;
  href: string;
  /** Only in the slide-out menu. */
  mobileOnly?: boolean | undefined;
}

/** Whether `href` is the current page: the same path, or a parent of it (never for "/"). */
export function isCurrent(href: string, currentPath: string): boolean {
  return href === currentPath || (href !== '/' && currentPath.startsWith(`${href}/`));
}
