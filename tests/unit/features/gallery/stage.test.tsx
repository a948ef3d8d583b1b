import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Stage } from "#app/features/gallery/viewer.tsx";
import { buildMeme } from "#tests/factories.ts";

test.each([
  ["image", "Failed to load image"],
  ["video", "Failed to load video"],
] as const)(
  "reports a failed %s, keeps the focus in the viewer on Try again, and removes the placeholder after the load",
  async (type, message) => {
    const { container } = render(<Stage meme={buildMeme({ type })} />);
    const media = () => container.querySelector(type === "image" ? "img[draggable]" : "video") ?? container;
    fireEvent.error(media());
    expect(screen.getByRole("alert")).toHaveTextContent(message);

    const user = userEvent.setup();
    await user.tab();
    await user.keyboard("{Enter}");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();

    fireEvent.error(media());
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(document.body).not.toHaveFocus();
    fireEvent(media(), new Event(type === "image" ? "load" : "loadeddata"));
    expect(container.querySelector(".animate-pulse")).toBeNull();
  },
);
