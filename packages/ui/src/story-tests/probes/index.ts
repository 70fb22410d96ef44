export { RaisedNotices } from './duplicate-notices.tsx';
export { probeStory } from './probe-story.ts';
