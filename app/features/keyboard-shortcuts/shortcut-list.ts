/** A key or keys pressed together; 'Command' is Ctrl or Cmd. */
type Shortcut = { keys: readonly string[]; does: string };

/** Every key that does something here, by the place where it does. */
export const shortcuts: readonly { place: string; list: readonly Shortcut[] }[] = [
  {
    place: "Everywhere",
    list: [
      { keys: ["Command", "K"], does: "Search and run commands" },
      { keys: ["?"], does: "Show this list" },
      { keys: ["Alt", "T"], does: "Go to the notifications" },
      { keys: ["Esc"], does: "Close what is open" },
      { keys: ["Command", "Shift", "D"], does: "Unlock what was never locked" },
    ],
  },
  {
    place: "On an episode's page, while something plays",
    list: [
      { keys: ["K"], does: "Pause or resume" },
      { keys: ["N"], does: "Next chapter" },
      { keys: ["B"], does: "Previous chapter" },
      { keys: ["G"], does: "Go to what is playing" },
    ],
  },
  {
    place: "In the command palette",
    list: [
      { keys: ["Up"], does: "Previous entry" },
      { keys: ["Down"], does: "Next entry" },
      { keys: ["Home"], does: "First entry" },
      { keys: ["End"], does: "Last entry" },
      { keys: ["Enter"], does: "Run the entry" },
    ],
  },
  {
    place: "In a quiz",
    list: [
      { keys: ["1 – 4"], does: "Pick an answer" },
      { keys: ["Enter"], does: "Confirm, then next question" },
      { keys: ["P"], does: "Pause, then next question" },
    ],
  },
  {
    place: "In a gallery's viewer",
    list: [
      { keys: ["Left"], does: "Previous meme" },
      { keys: ["Right"], does: "Next meme" },
    ],
  },
];
