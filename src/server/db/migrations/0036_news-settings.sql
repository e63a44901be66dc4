ALTER TABLE "websites" ADD COLUMN "news_by" text DEFAULT 'each' NOT NULL;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "overview_hour" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "overview_on" text;--> statement-breakpoint
CREATE INDEX "websites_overview_idx" ON "websites" USING btree ("id") WHERE "websites"."news_by" <> 'each';