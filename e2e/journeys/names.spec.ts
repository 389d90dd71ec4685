import { chartTitle, fillBirth } from '../births.ts';
import { expect, expectNoSidewaysScroll, signInAs, somebodyNew, test } from '../journey.ts';

const NAMES = [
  ['in Arabic, from right to left', 'أمل بنت حداد'],
  ['in Hebrew with Latin and digits', 'נועה כהן 2nd (NYC)'],
  ['in Japanese', '山田 太郎'],
  ['in Devanagari', 'प्रिया शर्मा'],
  ['with joined emoji', '👩🏽‍🚀 Zoë 🏳️‍🌈'],
  ['of 255 characters without a space', 'W'.repeat(255)],
  ['that contains markup', '<script>document.title="taken"</script><img src=x onerror=alert(1)>'],
] as const;

for (const [kind, name] of NAMES) {
  test(`a name ${kind} is shown as typed, from the form to the delete dialog`, async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.setViewportSize({ width: 320, height: 700 });
    await signInAs(page, somebodyNew());
    await fillBirth(page, { name });
    await page.getByRole('button', { name: 'See My Chart' }).click();
    await expect(chartTitle(page, name)).toBeVisible();
    await expect(page.getByRole('group', { name: `Bodygraph of ${name}` })).toBeVisible();
    expect(await page.title()).toContain(name);
    await expectNoSidewaysScroll(page);

    await page.getByRole('link', { name: 'Edit birth data' }).click();
    await expect(page.getByLabel('Full Name')).toHaveValue(name);
    await expectNoSidewaysScroll(page);
    await page.goto('/charts');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(name);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: /^Delete / }).click();
    await expect(page.getByRole('alertdialog')).toContainText(name);
    await expectNoSidewaysScroll(page);
    expect(dialogs).toEqual([]);
  });
}
