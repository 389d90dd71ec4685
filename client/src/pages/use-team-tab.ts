import { useSearchParams } from 'wouter';
import { TEAM_TABS, type TeamTab } from '#client/lib/paths.ts';

/** The tab in the page's address, and the way to another one. */
export function useTeamTab(): [TeamTab, (tab: TeamTab) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const tab = TEAM_TABS.find((one) => one === asked) ?? 'map';
  const choose = (to: TeamTab) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (to === 'map') after.delete('tab');
        else after.set('tab', to);
        return after;
      },
      { replace: true },
    );
  return [tab, choose];
}
