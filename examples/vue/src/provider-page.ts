import { createApp } from 'vue';
import ProviderPage from './ProviderPage.vue';

createApp(ProviderPage).mount('#page');
