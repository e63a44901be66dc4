ALTER TABLE "websites" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
-- Nobody wrote down when older pages were published; when they were made comes nearest.
UPDATE "websites" SET "published_at" = "created_at" WHERE "is_published";