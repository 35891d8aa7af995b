import { QueryClient, VueQueryPlugin } from "@tanstack/vue-query";
import { createApp } from "vue";
import App from "./App.vue";

const queryClient = new QueryClient();
Object.assign(globalThis, { queryClient });
createApp(App).use(VueQueryPlugin, { queryClient }).mount("body");
