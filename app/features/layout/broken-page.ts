import { create } from "zustand";

/** Whether the last error screen is shown. What broke then says nothing of itself in the head: the screen does. */
export const useIsPageBroken = create(() => false);
