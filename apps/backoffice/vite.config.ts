import { defineConfig } from 'vite';
import { appOf } from '../../tools/vite/app.ts';

export default defineConfig(appOf(import.meta.dirname));
