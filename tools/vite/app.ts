import react from '@vitejs/plugin-react';
import { type Plugin, type UserConfig } from 'vite';
import { precompress } from './precompress.ts';
import { preloadFont } from './preload-font.ts';
import { withoutDescriptions } from './without-descriptions.ts';

/** Packages are consumed from source; the rest are Vite's own conditions, which a list of one's own replaces. */
export const conditions = ['folioflow-source', 'module', 'browser', 'development|production'];

/** Small files compress badly and cost a request each; the rest is split by what a page asks for. */
const chunkGroups = [
  // All that every page starts with: one file compresses far better than forty.
  { name: 'start', tags: ['$initial' as const] },
  // What every call of the provider needs, fetched with the first one.
  {
    name: 'client',
    test: /packages\/api\/src\/(client\/exchange|contract\/shapes\/(scalars|envelope|option))|\/(axios|valibot)\//,
  },
  // What nearly every page is made of.
  {
    name: 'common',
    test: /ui\/src\/(primitives\/(Layout|Card|Figure|Skeleton|Tag|VisuallyHidden)|format\/(money|decimal|risk)|parts\/(NoticeLine|use-media))|flows\/src\/(kit\/(notice|resource)|messages\/say)|wiring\/use-wired-flow/,
  },
  // What a page has besides where something is typed or told in full.
  {
    name: 'details',
    test: /ui\/src\/(primitives\/(Field|TextField|Link)|format\/day|parts\/NavHistory\/nav-decimals)/,
  },
  // A group takes along what its modules need, unless a group above has it: these go to pages without the rest.
  { name: 'rove', test: /ui\/src\/primitives\/keyboard/ },
  { name: 'signs', test: /icons\/(check|chevron-down)\./ },
  { name: 'stepper', test: /ui\/src\/primitives\/Stepper/ },
  { name: 'demand', test: /ui\/src\/primitives\/on-demand/ },
  { name: 'later', test: /ui\/src\/parts\/OnDemand/ },
  { name: 'labels', test: /contract\/labels/ },
  { name: 'shared', test: /contract\/shapes\/common/ },
  { name: 'stages', test: /flows\/src\/(kyc\/stage|messages\/en\/kyc)\./ },
  // What stands around every page of a session.
  { name: 'frame', test: /ui\/src\/(shell\/(AppShell|Navigation)|primitives\/Menu)|app\/SignedInFrame/ },
  // The schema of a stage, and what an order shares with it.
  { name: 'holder', test: /contract\/shapes\/(nominee|bank)\./ },
  { name: 'record', test: /contract\/(stage|shapes\/(stage|personal))\./ },
  // What the card of a stage is when there is nothing to show, and what stands around it.
  { name: 'states', test: /ui\/src\/parts\/(StageFrame\/StageStates|StageSections\/load)/ },
  { name: 'stage', test: /ui\/src\/parts\/StageFrame\/Stage(Frame|Way)/ },
  // What a page that takes a picture starts with, and what a card adds.
  {
    name: 'pictures',
    test: /investor\/src\/ports\/(image-registry|prepare-image|picture-worker)|parts\/image-upload\/.*rules/,
  },
  { name: 'upload', test: /ui\/src\/(parts\/ImageUpload|primitives\/FileDrop)|messages\/en\/upload/ },
  {
    name: 'cards',
    test: /parts\/CardStage\/(Card(Presenting|Drawing|Verified|ReviewActions)|GoodPicture|load)|messages\/en\/cards/,
  },
];

/** The build settings of both apps, and what one of them adds. */
export const appOf = (root: string, ...more: readonly Plugin[]): UserConfig => ({
  root,
  clearScreen: false,
  plugins: [react(), preloadFont(), precompress(), withoutDescriptions(), ...more],
  resolve: { conditions },
  // Without names for the inspector, and marked pure, so that a component nobody draws is left out with its styles.
  oxc: {
    plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, minify: true, pure: true } },
  },
  build: {
    target: 'es2023',
    sourcemap: 'hidden',
    // A font or picture as a data: address would break the policy and be loaded by every page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // A path of the contract comes with the call that takes it.
      optimization: { inlineConst: true },
      output: {
        // Every import carries the name of its file, and the first file carries them all.
        chunkFileNames: 'assets/[hash].js',
        entryFileNames: 'assets/[hash].js',
        codeSplitting: { groups: chunkGroups },
      },
    },
    outDir: 'dist',
    emptyOutDir: true,
  },
});
