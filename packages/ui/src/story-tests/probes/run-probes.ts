import { markupOf } from '../../testing/render-fingerprint.ts';
import { accessibility } from './accessibility.ts';
import { doubledText } from './doubled-text.ts';
import { duplicateNotices } from './duplicate-notices.tsx';
import { focus } from './focus.ts';
import { legalNotices } from './legal-notices.ts';
import { inOwnWindow, inSetting, type PageSetting } from './page-setting.ts';
import { pageWidth } from './page-width.ts';
import type { MountedStory, Probe } from './probe.ts';
import { selection } from './selection.ts';
import { secretFields, signInFields } from './sign-in-fields.ts';
import { targetSize } from './target-size.ts';

const desktop: PageSetting = { width: 1280, height: 860 };
const phone: PageSetting = { width: 360, height: 740 };
/** 1,280 px at 400 %. */
const smallestPhone: PageSetting = { width: 320, height: 640 };

const onlyFirst = (probe: Probe): Probe => ({
  ...probe,
  isMeant: (story) => story.isFirstOfScreen && probe.isMeant(story),
});
/** Staff work on a desktop, and on a phone in exceptional cases. */
const onlyStaff = (probe: Probe): Probe => ({
  ...probe,
  isMeant: (story) => story.title.includes('/Backoffice/') && probe.isMeant(story),
});

/** Stories of the product. The others, of primitives and of the review room, have axe alone. */
const isOfProduct = ({ title }: MountedStory) => !/^(?:Primitives|Review|Tokens)\/|^Parts\/OnDemand$/.test(title);

/**
 * All probes in their order: the window changes at most three times, and what can change a story comes last. A text that
 * was raised stays without a live role, so that the last probe leaves a changed story.
 */
const passes: readonly (readonly [PageSetting, readonly Probe[]])[] = [
  [desktop, [accessibility, legalNotices]],
  [{ ...desktop, hasForcedColours: true }, [selection]],
  [{ ...desktop, hasDoubledText: true }, [onlyStaff(doubledText)]],
  [phone, [pageWidth, targetSize, legalNotices, secretFields, signInFields]],
  [{ ...phone, hasDoubledText: true }, [doubledText]],
  [smallestPhone, [onlyFirst(pageWidth), onlyFirst(targetSize), focus]],
  [phone, [duplicateNotices]],
];

/** Runs each meant probe. A story is mounted again after the named probe, which has changed it. */
export async function runProbes(
  story: MountedStory,
  mountAgain: (after: string) => Promise<void>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  let changedBy: string | null = null;
  const look = async (probe: Probe, { width }: PageSetting) => {
    if (changedBy !== null) await mountAgain(changedBy);
    const markup = probe.isActing ? markupOf(story.canvas) : null;
    const found = await probe.find(story);
    changedBy = markup !== null && markupOf(story.canvas) !== markup ? probe.name : null;
    faults.push(...found.map((fault) => `${probe.name} at ${width} px: ${fault}`));
  };
  await inOwnWindow(async () => {
    for (const [setting, probes] of passes) {
      const meant = probes.filter((probe) => (probe === accessibility || isOfProduct(story)) && probe.isMeant(story));
      if (meant.length === 0) continue;
      await inSetting(setting, async () => {
        for (const probe of meant) await look(probe, setting);
      });
    }
  });
  return faults;
}
