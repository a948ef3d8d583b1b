import { create } from "zustand";

/** Whether the screen of an error or of no page is shown. It says in the head what it is, and the page nothing. */
export const useIsPageBroken = create(() => false);
