import react from '@vitejs/plugin-react';
import { constants } from 'node:zlib';
import { type Plugin, type UserConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { conditions } from './conditions.ts';
import { language, languagePlugins } from './language.ts';
import { preloadFontPlugin } from './preload-font.ts';
import { descriptionRemovalPlugin } from './without-descriptions.ts';

/**
 * Small files compress badly and cost a request each, large ones carry what a page does not need. A group takes along
 * what its modules import, unless a group above has it; all that is in no group is split by who asks for it. Groups
 * that rolldown makes by entry (`entriesAware`) exceed four byte budgets, and a page of KYC fetches 30 files, not 9.
 */
const chunkGroups = [
  // A script of its own is a task of its own: a finger is answered before the next one runs.
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  // Modules that every page starts with or nearly every page uses: one file compresses far better than forty.
  {
    name: 'start',
    test: /\/src\/main\.tsx|\/floors\/\w+\/main|ui\/src\/(primitives\/(Layout|Card|ChoiceGroup|Field\/(Field\.|input-look)|Link|VisuallyHidden|keyboard|Skeleton)|parts\/(page\/NoticeLine|form\/FormFoot)|shell\/contacts)|flows\/src\/(kit\/(notice|operation-port|required-value)|messages\/format-message)|wiring\/(src\/)?use-(wired-flow|address)|icons\/(check|chevron-down)\.|format\/masked|contract\/labels\/access/,
  },
  { name: 'typing', test: /ui\/src\/primitives\/(TextField|Field\/TypedInput)|parts\/identity\/email\.rules/ },
  // The steps of a sign-up and of KYC.
  {
    name: 'steps',
    test: /ui\/src\/(primitives\/StepBar|parts\/(page\/StepLine|identity\/SignUpStepper))|access\/sign-up-state/,
  },
  { name: 'select', test: /ui\/src\/primitives\/Select/ },
  {
    name: 'figures',
    test: /ui\/src\/(primitives\/Figure\/(Money|figure-look)|parts\/scheme\/NavHistory\/nav-decimals)/,
  },
  { name: 'on-demand', test: /ui\/src\/(primitives\/(on-demand|FetchFailure)|parts\/page\/OnDemand)/ },
  { name: 'record', test: /ui\/src\/primitives\/DataList/ },
  // Formats of days and amounts.
  { name: 'formats', test: /api\/src\/contract\/formats\/(days|amounts)\.|flows\/src\/parts\/bank\/primary-account\./ },
  // Calls that outlive their page: the part that the page begins with, and the part that loads with the call.
  { name: 'unanswered', test: /wiring\/src\/use-unanswered/ },
  { name: 'lost', test: /kit\/refusals-after-lost-answer/ },
  // Keys of calls, on the pages with a call that must have its effect at most once.
  { name: 'submission', test: /flows\/src\/kit\/submission-(actions|key\.)/ },
  // Rules of every order, and the steps to it.
  {
    name: 'order-rules',
    test: /ui\/src\/primitives\/Stepper|flows\/src\/parts\/order\/(order-confirmation\/order-confirmation\.rules|order-limits|order-gate)|api\/src\/contract\/formats\./,
  },
  { name: 'retry', test: /flows\/src\/parts\/order\/order-confirmation\/pending-retry\./ },
  // The confirmation of an order, and the check for a recent one.
  {
    name: 'confirming',
    test: /flows\/src\/parts\/order\/(order-confirmation\/order-actions|recent-order\/(recent-order\.transitions|repeatable-order))\./,
  },
  // Start of a session: the client, and the frame around its pages.
  {
    name: 'session',
    test: /packages\/api\/src\/(client\/exchange|contract\/shapes\/(scalars|envelope|option|nominee|bank|common)\.)|\/(axios|valibot)\/|app\/SignedInFrame|ui\/src\/(format\/clock|parts\/page\/(use-media|Unavailable|AsideColumns))/,
  },
  // Shapes of the provider's answers on a scheme, its terms and an order.
  {
    name: 'terms',
    test: /api\/src\/contract\/shapes\/(terms|scheme)\./,
  },
  {
    name: 'placing',
    test: /api\/src\/contract\/(shapes\/(order-requests|no-nominee)|labels\/orders)\.|banking\/paying-account/,
  },
  { name: 'orders', test: /api\/src\/contract\/shapes\/(order|portfolio)\.|flows\/src\/parts\/order\/order-state/ },
  // Parts that come with their step, and the days on which a SIP may begin.
  { name: 'later', test: /flows\/src\/kit\/(on-demand|report-to-parent)\./ },
  { name: 'resource', test: /flows\/src\/(kit\/resource|discovery\/(scheme-address|scheme-parameters))\./ },
  { name: 'offer', test: /flows\/src\/parts\/scheme\/|api\/src\/contract\/codecs\/order-offer\./ },
  { name: 'months', test: /flows\/src\/kit\/months\./ },
  { name: 'agreed', test: /flows\/src\/(parts\/order\/sip-terms\/sip-days|kit\/calendar)\./ },
  // Store of a page's pictures.
  { name: 'pictures', test: /wiring\/use-images/ },
  // Current stage of KYC: its position among the stages, and the frame around it.
  {
    name: 'stage',
    test: /ui\/src\/parts\/stage\/Stage(Frame\/Stage(Frame|States|Verified)|Sections\/load)|wiring\/use-image-origin|api\/src\/contract\/(labels\/stages|stage\.|shapes\/(stage|personal)\.)|flows\/src\/(kyc\/stage|messages\/\w+\/kyc)\./,
  },
  // The codes that a nominee is confirmed by.
  { name: 'codes', test: /parts\/nominee\/nominee-codes\.|labels\/two-factor/ },
  // Accounts, the mandates on them, and the days of plans.
  {
    name: 'accounts',
    test: /api\/src\/contract\/(accounts|shapes\/mandate)\.|mandate-choice\/mandate-(row|lists)/,
  },
  { name: 'days', test: /ui\/src\/format\/(day|repeat)\.|messages\/\w+\/(dates|repeats)\./ },
  { name: 'image-upload', test: /flows\/src\/parts\/form\/image-upload/ },
  { name: 'upload', test: /messages\/\w+\/upload|ui\/src\/(parts\/form\/ImageUpload|primitives\/FileDrop)/ },
  {
    name: 'cards',
    test: /parts\/stage\/CardStage\/(Card(Stage|Presenting|Drawing|Verified|ReviewActions)|PictureTips|load)|flows\/src\/kyc\/card-stage|messages\/\w+\/cards/,
  },
  // Details that the user enters: an address, an income.
  {
    name: 'details',
    test: /parts\/form\/(DetailsForm|details-form)\/|flows\/src\/kyc\/personal-info|messages\/\w+\/personal\.|icons\/lock\./,
  },
  { name: 'checkout-words', test: /messages\/\w+\/checkout\./ },
  { name: 'pdf-form', test: /primitives\/Fold|PdfForm\/PdfForm\./ },
  // Start of both checkouts.
  {
    name: 'checkout',
    test: /routes\/checkout\/load-declaration-upload|ui\/src\/parts\/(nominee\/NomineeChoice\/Nominee(Choice|List)|order\/Checkout\/(CheckoutFrame|SummaryFrame|use-is-wide|account-line))|api\/src\/contract\/codecs\/(parse-with-schema|sip\/parse)|flows\/src\/(parts\/(nominee\/nominee-choice\/(nominee-choice|index)|order\/(order-confirmation\/placed-order-finder|order-offer))|checkout\/sip-checkout\/steps\/choosing-nominee)/,
  },
  // The chart of days loads together with its drawing code.
  { name: 'drawing', test: /parts\/scheme\/NavHistory\/(NavCanvas|nav-drawing|time-chart|ChartCanvas|nav-colours)\./ },
];

/** A brotli and a gzip twin beside every text file of the build, for the app server to hand out. */
const compressedTwinsPlugin = () =>
  compression({
    include: /\.(js|css|svg|json|webmanifest|txt)$/,
    algorithms: [
      defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      defineAlgorithm('gzip', { level: 9 }),
    ],
    // `npm run bench` counts the brotli twin of every script, however small.
    skipIfLargerOrEqual: false,
    logLevel: 'silent',
  });

/** The build settings of both apps, and what one of them adds. */
export const createBuildConfig = (root: string, ...more: readonly Plugin[]): UserConfig => ({
  root,
  clearScreen: false,
  plugins: [
    react(),
    ...languagePlugins(language),
    preloadFontPlugin(),
    compressedTwinsPlugin(),
    descriptionRemovalPlugin(),
    ...more,
  ],
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
        // Every import carries the name of its file, and the first file carries them all: seven characters distinguish
        // 8 · 10¹⁰ names, and an alphabet of 36 compresses better than one of 64.
        hashCharacters: 'base36',
        chunkFileNames: 'assets/[hash:7].js',
        entryFileNames: 'assets/[hash:7].js',
        codeSplitting: { groups: chunkGroups },
      },
    },
    outDir: 'dist',
    emptyOutDir: true,
  },
});
